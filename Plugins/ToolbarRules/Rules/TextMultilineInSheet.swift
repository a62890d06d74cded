import SwiftKitSDK

/// A detent squeezes what it holds, and squeezed text is cut.
///
/// A sentence in a sheet with detents, also one that a `lineLimit` cuts, and small text whose words are not known here, in a view
/// that is called a sheet. What scrolls gives text its room.
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
    var reported: Set<Node> = []
    for text in file.calls(named: "Text") where text.isRoot && !text.isInPreview && !isInScrollingContent(text) {
      guard let chain = text.chain, case let length = length(of: text), length > 60,
        case let isCut = isCut(chain, length), isCut || !isFree(chain) && !chain.hasModifier("lineLimit"),
        text.places.contains(where: {
          $0.contains { $0.call.isNamed("sheet") && !$0.node.descendants(.call, named: "presentationDetents").isEmpty }
        })
      else { continue }
      reported.insert(text)
      report(
        text,
        "text in a sheet may be truncated; \(isCut ? "remove its `lineLimit` and " : "")add `.fixedSize(horizontal: false, vertical: true)`"
      )
    }
    for text in file.calls(named: "Text") where text.isRoot && !text.isInPreview && !reported.contains(text) {
      guard let chain = text.chain, let name = text.enclosingType?.name, isSheet(name), isUnknown(text), isSmall(chain),
        !isFree(chain), !isInScrollingContent(text), text.toolbar == nil
      else { continue }
      report(text, "text in a sheet may be truncated; add `.fixedSize(horizontal: false, vertical: true)`")
    }
  }

  /// How long the words are that stand here or in a constant; more than sixty bytes are a sentence or two.
  private func length(of text: Node) -> Int {
    guard text.arguments.count == 1, let value = text.firstUnlabelled?.value else { return 0 }
    return value.outcomes.filter { $0.kind == .string }.map { $0.text?.utf8.count ?? 0 }.max() ?? 0
  }

  /// Whether a limit is less than so many words take, where a line holds forty letters.
  private func isCut(_ text: Chain, _ length: Int) -> Bool {
    text.modifiers(named: "lineLimit").contains { limit in
      limit.firstUnlabelled?.value.constantNumber.map { $0 * 40 < Double(length) } == true
    }
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
