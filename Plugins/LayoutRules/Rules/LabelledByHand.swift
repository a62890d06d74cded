import SwiftKitSDK

/// LabeledContent reads as one element and fits every form.
struct LabelledByHand: Check {
  let id = "labeled-content"
  let rules = ["lists-and-forms/forms/labeled-content"]
  let severity = Severity.info
  let title = "a title and its value in an HStack of a form"
  let group: CheckGroup? = .design
  let basis: Basis? = .apple
  let literals = ["|HStack| & |Spacer| & |Form|", "|HStack| & |Spacer| & |List|"]

  func check(_ file: SourceFile, _ report: Report) {
    guard file.settings.deploymentTarget >= 16 else { return }
    for stack in file.calls(named: "HStack") where stack.isRoot && !stack.isInPreview {
      guard let content = stack.contentClosure, content.statements.count == 3,
        case let views = content.laidOutViews, views.count == 3, views[0].isRooted(in: "Text", "Label"),
        views[1].isRooted(in: "Spacer"), views[2].isRooted(in: "Text"),
        // Two ends of a scale: "Low", "High".
        views[2].root.firstUnlabelled?.value.text == nil,
        stack.places.contains(where: { $0.contains { $0.call.isNamed("Form", "List") } })
      else { continue }
      report(
        stack,
        "VoiceOver reads this title and its value separately; use `LabeledContent`, which joins them and wraps long text"
      )
    }
  }
}
