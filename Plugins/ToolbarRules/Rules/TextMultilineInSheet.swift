import SwiftKitSDK

/// A detent squeezes what it holds, and squeezed text is cut.
///
/// Small text whose words are not known here, in a view that is called a sheet. What scrolls gives text its room.
struct TextMultilineInSheet: Check {
  let id = "text-multiline-in-sheet"
  let rules = ["sheets/content/text-multiline-in-sheet"]
  let severity = Severity.info
  let title = "explanatory text in a sheet that may be truncated"
  let group: CheckGroup? = .accessibility
  let basis: Basis? = .convention
  let literals = ["Sheet", "|sheet| & |Text| & |presentationDetents|"]
  // Whether a text is a sentence or a name, the code does not tell.
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    for text in file.calls(named: "Text") where text.isRoot && !text.isInPreview && isLong(text) {
      guard let chain = text.chain, !isFree(chain), !chain.hasModifier("lineLimit"), !isInScrollingContent(text),
        text.places.contains(where: {
          $0.contains { $0.call.isNamed("sheet") && !$0.node.descendants(.call, named: "presentationDetents").isEmpty }
        })
      else { continue }
      report(text, "text in a sheet may be truncated; add `.fixedSize(horizontal: false, vertical: true)`")
    }
    for text in file.calls(named: "Text") where text.isRoot && !text.isInPreview {
      guard let chain = text.chain, let name = text.enclosingType?.name, isSheet(name), isUnknown(text), isSmall(chain),
        !isFree(chain), !isInScrollingContent(text), text.toolbar == nil
      else { continue }
      report(text, "text in a sheet may be truncated; add `.fixedSize(horizontal: false, vertical: true)`")
    }
  }

  /// A sentence or two, written here or in a constant.
  private func isLong(_ text: Node) -> Bool {
    text.arguments.count == 1
      && text.firstUnlabelled?.value.outcomes.contains { $0.kind == .string && ($0.text?.utf8.count ?? 0) > 60 } == true
  }

  private func isSheet(_ name: String) -> Bool {
    name.contains("Sheet") && !name.contains("Spreadsheet") && !name.contains("Stylesheet")
  }

  /// Whether the words come from elsewhere; a date or a number of a format is short.
  private func isUnknown(_ text: Node) -> Bool {
    guard text.arguments.count == 1, let value = text.firstUnlabelled?.value else { return false }
    if value.kind == .string { return !Array(value.children).isEmpty }
    return value.kind == .chain || value.kind == .ternary || value.kind == .operation
  }

  private func isSmall(_ chain: Chain) -> Bool {
    // Only what has several lines is aligned.
    chain.hasModifier("multilineTextAlignment")
      || chain.modifiers(named: "font").contains { font in
        font.descendants(.member).contains { $0.isNamed("footnote", "subheadline", "caption", "caption2") }
      }
  }

  private func isFree(_ chain: Chain) -> Bool {
    chain.modifiers(named: "fixedSize").contains { $0.argument("vertical").map { $0.value.number != 0 } ?? true }
  }

  private func isInScrollingContent(_ text: Node) -> Bool {
    text.isInside(closureOf: "ScrollView", "List", "Form", "LazyVStack", "LazyVGrid")
  }
}
