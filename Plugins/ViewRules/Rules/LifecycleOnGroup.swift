import SwiftKitSDK

/// A group is no view of its own: what it is given goes to each view in it, and again to the next when the branch changes.
struct LifecycleOnGroup: Check {
  let id = "lifecycle-on-group"
  let rules = ["performance/body/lifecycle-on-group"]
  let severity = Severity.info
  let title = "an appearance modifier on a Group of several views"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  // Who knows that it runs again may want that.
  let isOffByDefault = true
  let literals = ["|Group|"].beside("|onAppear|", "|onDisappear|", "|task|")

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "Group") where call.isRoot && !call.isInPreview {
      guard let own = call.chain,
        // A member that is the group and nothing else stands for it where it is shown.
        case let chain = own.modifiers.isEmpty || own.parts.count == 1 ? own.shown : own,
        let content = call.contentClosure, content.statements.count > 1 || chooses(content),
        let event = chain.modifiers(named: "onAppear", "onDisappear", "task").first,
        chain.modifiers.prefix(while: { $0 != event }).allSatisfy({ !$0.isNamed("background", "overlay", "modifier") })
      else { continue }
      report(
        event,
        "`Group` applies `\(event.name ?? "onAppear")` to every view inside it, so it runs once for each view and again when a branch changes; use a stack instead"
      )
    }
  }

  private func chooses(_ content: Node) -> Bool {
    content.statements.contains { [.if, .switch].contains($0.kind) }
  }
}
