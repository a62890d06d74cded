import SwiftKitSDK

/// Code of the main actor needs no way to get there.
struct MainActorRun: Check {
  let id = "main-actor-run"
  let rules = ["concurrency/isolation/main-actor-run", "concurrency/isolation/main-actor-run-avoid"]
  let severity = Severity.info
  let title = "MainActor.run in code that is already on the main actor"
  let group: CheckGroup? = .concurrency
  let basis: Basis? = .convention
  let literals = ["|MainActor| & |run|"]
  let isFixable = true

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "run") where call.isModifier && !call.isInPreview && !file.isOfTests {
      guard let chain = call.chain, chain.parts.count == 2, chain.root.isNamed("MainActor"), call.isOnMainActor
      else { continue }
      report(
        call, "this code already runs on the main actor; remove `MainActor.run` and keep its body",
        edits: content(of: call, in: chain.node))
    }
  }

  /// What is in the closure, where it declares nothing, returns nothing and no function is left async without a cause.
  private func content(of call: Node, in chain: Node) -> [Edit] {
    guard let operation = chain.parent, operation.kind == .operation, operation.isDiscarded,
      case let words = Array(operation.children), words.count == 2, words[0].isNamed("await"),
      call.arguments.count == 1, let closure = call.closures.last, let first = closure.statements.first,
      let last = closure.statements.last, Array(closure.children).first == first,
      !closure.statements.contains(where: { [.variable, .function].contains($0.kind) }),
      !closure.descendants.contains(where: { $0.kind == .return || $0.kind == .operator && $0.isNamed("await") })
    else { return [] }
    if let function = call.enclosing(.function), function.flags.contains(.async),
      function.descendants.filter({ $0.kind == .operator && $0.isNamed("await") }).count == 1
    {
      return []
    }
    return operation.keeping(first.range.lowerBound..<last.range.upperBound)
  }
}
