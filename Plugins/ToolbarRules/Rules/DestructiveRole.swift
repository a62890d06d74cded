import SwiftKitSDK

/// The role gives the red colour, its place in a dialog and what VoiceOver says.
struct DestructiveRole: Check {
  let id = "destructive-role"
  let rules = ["toolbars-and-navigation/items/destructive-role", "lists-and-forms/forms/confirm-destructive"]
  let severity = Severity.info
  let title = "a button that deletes without the destructive role"
  let group: CheckGroup? = .navigation
  let basis: Basis? = .apple
  let literals = [
    "|Button| & Delete", "|Button| & Remove", "|Button| & Erase", "|Button| & Discard", "|Button| & |trash|",
  ]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    guard file.settings.deploymentTarget >= 15 else { return }
    for button in file.calls(named: "Button") where button.isRoot && !button.hasArgument("role") && !button.isInPreview
    {
      guard let title = button.firstUnlabelled?.value.text,
        title.split(separator: " ").first.map({ Self.verbs.contains(String($0)) }) == true, title.count < 24,
        button.isInside(closureOf: "contextMenu", "swipeActions", "confirmationDialog", "alert", "Menu"),
        // A button that only asks first deletes nothing yet.
        button.closures.first.map({ !$0.sourceHolds("confirm") && !$0.sourceHolds("= true") }) ?? true
      else { continue }
      report(button, "'\(title)' looks like any other action; add role: .destructive")
    }
  }

  private static let verbs: Set = ["Delete", "Erase", "Discard", "Remove"]
}
