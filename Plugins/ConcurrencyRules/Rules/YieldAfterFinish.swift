import SwiftKitSDK

/// What is yielded after the end is dropped, and nobody is told.
struct YieldAfterFinish: Check {
  let id = "yield-after-finish"
  let rules = ["concurrency/continuations/yield-after-finish"]
  let severity = Severity.warning
  let title = "a value that is yielded after its stream has finished"
  let group: CheckGroup? = .concurrency
  let basis: Basis? = .apple
  let literals = ["|finish| & |yield|"]

  func check(_ file: SourceFile, _ report: Report) {
    for end in file.calls(named: "finish") {
      guard let chain = end.chain, chain.parts.last == end, chain.parts.count > 1, chain.isStatement,
        let code = chain.node.parent, code.kind != .file
      else { continue }
      let owner = chain.parts.dropLast().compactMap(\.name)
      let late = code.statements.filter { chain.node.isBefore($0) }.flatMap { [$0] + Array($0.descendants) }
      guard
        let yield = late.first(where: { node in
          node.kind == .call && node.isNamed("yield") && node.chain?.parts.dropLast().compactMap(\.name) == owner
        })
      else { continue }
      report(
        yield, "`\(owner.joined(separator: "."))` has finished, so this value is dropped; yield first and finish last")
    }
  }
}
