import SwiftKitSDK

/// An alert without buttons brings its own, in the user's language. The button may be a member of the view.
struct AlertWithOnlyOK: Check {
  let id = "alert-only-ok"
  let rules = ["style/views/alert-only-ok"]
  let severity = Severity.info
  let title = "an alert with nothing but an OK button"
  let group: CheckGroup? = .style
  let basis: Basis? = .opinion
  let literals = ["|alert| & OK"]
  let isOffByDefault = true
  let isFixable = true

  func check(_ file: SourceFile, _ report: Report) {
    checkOld(file, report)
    for alert in file.calls(named: "alert") where alert.isViewModifier && !alert.isInPreview {
      guard
        let actions = alert.argument("actions")?.value ?? alert.arguments.first(where: { $0.isTrailingClosure })?.value,
        actions.kind == .closure, let only = actions.onlyView, let button = actions.onlyViewOrMembers,
        button.isRooted(in: "Button"), button.parts.count == 1, isOK(button.root), !does(button.root, of: alert)
      else { continue }
      report(
        only.root, "an alert without buttons gets an OK button automatically; leave the closure empty",
        // A member that nothing else names would have to go as well.
        edits: only.node == button.node ? [Edit(only.node.range, "")] : [])
    }
  }

  /// `Alert(title: …, dismissButton: .default(Text("OK")))`, the form before iOS 15.
  private func checkOld(_ file: SourceFile, _ report: Report) {
    for alert in file.calls(named: "Alert") where alert.isRoot && !alert.isInPreview && !file.project.declares("Alert")
    {
      guard alert.hasArgument("title"), let button = alert.argument("dismissButton")?.value.chain?.parts.last,
        button.kind == .call, button.isNamed("default", "cancel"), button.arguments.count == 1,
        let text = button.firstUnlabelled?.value.chain, saysOK(text)
      else { continue }
      report(button, "an alert without buttons gets an OK button automatically; leave `dismissButton` out")
    }
  }

  /// `Button("OK") { }`, `Button(role: .cancel) { } label: { Text("OK") }`
  private func isOK(_ button: Node) -> Bool {
    guard let label = button.labelClosure else { return button.firstUnlabelled?.value.text?.uppercased() == "OK" }
    return label.onlyView.map(saysOK) == true
  }

  /// `Text("OK")`
  private func saysOK(_ text: Chain) -> Bool {
    text.isRooted(in: "Text") && text.parts.count == 1 && text.root.firstUnlabelled?.value.text?.uppercased() == "OK"
  }

  /// Whether the button does anything but to close the alert, which closes by itself.
  private func does(_ button: Node, of alert: Node) -> Bool {
    if let action = button.argument("action"), action.value.kind != .closure { return true }
    return button.closures.contains { action in
      if action == button.labelClosure { return false }
      guard let statement = action.statements.first else { return false }
      guard action.statements.count == 1, let assignment = statement.assignment, assignment.value.kind == .boolean,
        assignment.value.number == 0, let flag = alert.argument("isPresented")?.value.chain?.node.source
      else { return true }
      return "$" + assignment.target.source.replacing("self.", with: "") != flag.replacing("self.", with: "")
    }
  }
}
