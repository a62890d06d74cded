import SwiftKitSDK

/// A continuation that is resumed a second time ends the app.
///
/// Reported where a branch resumes it and goes on to code that resumes it again.
struct ContinuationResumedTwice: Check {
  let id = "continuation-resumed-twice"
  let rules = ["concurrency/continuations/continuation-resumed-twice"]
  let severity = Severity.error
  let title = "a continuation that may be resumed twice"
  let group: CheckGroup? = .concurrency
  let basis: Basis? = .apple
  let literals = ["ontinuation & |resume|"]

  func check(_ file: SourceFile, _ report: Report) {
    var done: Set<Int> = []
    for first in file.calls(named: "resume") where isOfContinuation(first) {
      guard let name = first.chain?.root.name, let block = first.chain?.node.parent, block.kind == .branch,
        let choice = block.parent, choice.kind == .if, !block.leaves, let code = choice.parent
      else { continue }
      var end = choice
      // Of `else if` the outermost.
      while let parent = end.parent, parent.kind == .if { end = parent }
      let list = end == choice ? code : end.parent
      guard let later = list?.statements.first(where: { end.isBefore($0) && resumes($0, name) }),
        let second = resume(in: later, name), done.insert(second.range.lowerBound).inserted
      else { continue }
      report(
        second,
        "`\(name)` was already resumed in the branch above, and resuming it twice crashes; return from that branch")
    }
  }

  private func isOfContinuation(_ call: Node) -> Bool {
    guard let chain = call.chain, chain.parts.count == 2, chain.root.kind == .member else { return false }
    return call.hasArgument("throwing") || call.hasArgument("returning") || call.hasArgument("with")
      || chain.root.nameHolds("continuation")
  }

  private func resumes(_ statement: Node, _ name: String) -> Bool { resume(in: statement, name) != nil }

  /// The first resume of it in a statement that is one, or that holds one in a branch.
  private func resume(in statement: Node, _ name: String) -> Node? {
    ([statement] + Array(statement.descendants)).first { node in
      guard node.kind == .call, node.isNamed("resume"), let chain = node.chain, chain.root.isNamed(name) else {
        return false
      }
      return chain.parts.count == 2 && !node.ancestors.prefix { $0 != statement }.contains { $0.kind == .closure }
    }
  }
}
