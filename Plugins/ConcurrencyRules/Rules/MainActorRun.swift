import SwiftKitSDK

/// Code of the main actor needs no way to get there.
struct MainActorRun: Check {
  let id = "main-actor-run"
  let rules = ["concurrency/isolation/main-actor-run", "concurrency/isolation/main-actor-run-avoid"]
  let severity = Severity.info
  let title = "MainActor.run where the code is on the main actor already"
  let group: CheckGroup? = .concurrency
  let basis: Basis? = .convention
  let literals = ["|MainActor| & |run|"]

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "run") where call.isModifier && !call.isInPreview && !file.isOfTests {
      guard let chain = call.chain, chain.parts.count == 2, chain.root.isNamed("MainActor"), isOnMainActor(call)
      else { continue }
      report(call, "this already runs on the main actor; remove MainActor.run and keep what is in it")
    }
  }

  private func isOnMainActor(_ call: Node) -> Bool {
    for node in call.ancestors {
      switch node.kind {
      case .closure:
        // What others run may run anywhere; a task runs where it is made.
        guard node.callOfArgument?.isNamed("Task", "task", "refreshable") == true else { return false }
      case .function, .initializer, .variable:
        if node.hasModifier(keyword: "nonisolated") || node.hasAttribute("concurrent") { return false }
        if node.hasAttribute("MainActor") { return true }
        if node.kind != .variable, node.enclosing(.function) != nil { return false }
      case .struct, .class, .extension: return node.hasAttribute("MainActor") || node.kind == .struct && node.isView
      case .actor, .enum: return false
      default: continue
      }
    }
    return false
  }
}
