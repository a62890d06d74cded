import SwiftKitSDK

/// LabeledContent reads as one element and fits every form; the header of a section is no row.
///
/// The label of a link or a button is read as one element as it is.
struct LabelledByHand: Check {
  let id = "labeled-content"
  let rules = ["lists-and-forms/forms/labeled-content"]
  let severity = Severity.info
  let title = "a title and its value in an HStack of a form"
  let group: CheckGroup? = .design
  let basis: Basis? = .apple
  let literals = [
    "|HStack| & |Spacer| & |Form|", "|HStack| & |Spacer| & |List|", "|HStack| & |infinity| & |Form|",
    "|HStack| & |infinity| & |List|",
  ]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    guard file.settings.deploymentTarget >= 16 else { return }
    for stack in file.calls(named: "HStack") where stack.isRoot && !stack.isInPreview && !isHeader(stack) {
      guard let content = stack.contentClosure, case let views = content.laidOutViews,
        content.statements.count == views.count, let first = views.first, let last = views.last,
        views.count == 3 && views[1].isRooted(in: "Spacer")
          || views.count == 2 && (isWide(first, "leading") || isWide(last, "trailing")),
        first.isRooted(in: "Text", "Label"), last.isRooted(in: "Text"),
        // Two ends of a scale: "Low", "High".
        last.root.firstUnlabelled?.value.text == nil,
        stack.places.contains(where: { $0.contains { $0.call.isNamed("Form", "List") } }),
        // VoiceOver is told already.
        stack.chain?.hasModifier("accessibilityElement", "accessibilityLabel", "accessibilityRepresentation") != true,
        !stack.isReadAsOne, stack.control(labelledHere: "NavigationLink", "Button", "Link", "Menu") == nil
      else { continue }
      report(
        stack,
        "VoiceOver reads this title and its value separately; use `LabeledContent`, which joins them and wraps long text"
      )
    }
  }

  /// Whether it is a header or footer, or stands in one.
  private func isHeader(_ stack: Node) -> Bool {
    let words = ["header", "footer"]
    return stack.ancestors.contains { $0.kind == .argument && $0.isNamed(words) }
      || stack.enclosingMember?.nameWords.contains(where: words.contains) == true
      || stack.places.contains { $0.contains { words.contains($0.argument.label ?? "") } }
  }

  /// Whether it takes the room between the two: `frame(maxWidth: .infinity, alignment: .trailing)`.
  private func isWide(_ view: Chain, _ alignment: String) -> Bool {
    view.modifiers(named: "frame").contains {
      $0.argument("maxWidth")?.memberName == "infinity"
        && $0.argument("alignment")?.memberName == alignment
    }
  }
}
