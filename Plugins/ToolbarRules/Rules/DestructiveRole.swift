import SwiftKitSDK

/// The role gives the red colour, its place in a dialog and what VoiceOver says.
///
/// Not for a button that shows an archive: what it puts there can be taken out again.
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
  let suggests = true

  func check(_ file: SourceFile, _ report: Report) {
    guard file.settings.deploymentTarget >= 15 else { return }
    for button in file.calls(named: "Button") where button.isRoot && !button.hasArgument("role") && !button.isInPreview
    {
      guard let written = self.title(of: button),
        case let title = written.last == " " ? String(written.dropLast()) : written,
        title.split(separator: " ").first.map({ Self.verbs.contains(String($0)) }) == true, title.count < 24,
        isWhereItShows(button, title), !button.buttonSymbols.contains(where: { $0.hasPrefix("archivebox") }),
        // A button that only asks first deletes nothing yet.
        button.closures.first.map({ !$0.sourceHolds("confirm") && !$0.sourceHolds("= true") }) ?? true
      else { continue }
      let before = button.arguments.last { $0.label == nil && !$0.isTrailingClosure || $0.label == "systemImage" }
      let place = button.firstUnlabelled?.value.text == nil ? nil : before?.node.range.upperBound
      report(
        button, "'\(title)' looks like any other action; add `role: .destructive`",
        suggestion: place.map { [Edit($0..<$0, ", role: .destructive")] } ?? [])
    }
  }

  /// `"Delete"` of `Button("Delete")`, `Button { } label: { Label("Delete", systemImage: "trash") }`.
  private func title(of button: Node) -> String? {
    if let title = button.firstUnlabelled?.value.leadingText { return title }
    guard let label = button.labelClosure?.onlyView, label.isRooted(in: "Text", "Label") else { return nil }
    return label.root.firstUnlabelled?.value.leadingText
  }

  /// A menu takes a row out of a selection or a form as often as it deletes; a dialog and a swipe say that it is gone.
  private func isWhereItShows(_ button: Node, _ title: String) -> Bool {
    isShown(button, in: ["swipeActions", "confirmationDialog", "alert"])
      || (!title.hasPrefix("Remove") || showsTrash(button)) && isShown(button, in: ["contextMenu", "Menu"])
  }

  /// Whether it stands there, or in a member of the view that only stands there.
  private func isShown(_ button: Node, in names: [String]) -> Bool {
    button.places.allSatisfy { $0.contains { $0.call.isNamed(names) } }
  }

  private func showsTrash(_ button: Node) -> Bool {
    button.buttonSymbols.contains { ["trash", "trash.fill", "trash.circle"].contains($0) }
  }

  private static let verbs: Set = ["Delete", "Erase", "Discard", "Remove"]
}
