import SwiftKitSDK

/// A name that no symbol has draws nothing and fails only in the log.
///
/// Known are the words of the names, not all names: new symbols come every year, new words seldom. A character of the
/// private area in a text is a symbol, too, one that only Apple's own font can draw.
struct UnknownSymbol: Check {
  let id = "sf-symbol-unknown"
  let rules = ["symbols/names/sf-symbol-unknown"]
  let severity = Severity.info
  let title = "a symbol name with a word that no SF Symbol has"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["|systemName|", "|systemImage|", "|Text|"]

  func check(_ file: SourceFile, _ report: Report) {
    for argument in file.nodes(.argument, named: ["systemName", "systemImage"]) where !argument.isInPreview {
      guard argument.parent?.kind == .call else { continue }
      for name in Self.literals(argument.firstChild) {
        guard let text = name.text, !text.isEmpty, Array(name.children).isEmpty, !SymbolWords.allow(text) else {
          continue
        }
        report(
          at: name.range,
          "no SF Symbol is called `\(text)`, so nothing is shown; look the name up in the SF Symbols app")
      }
    }
    for call in file.calls(named: "Text") where call.isRoot {
      guard let value = call.firstUnlabelled?.value, value.kind == .string, isGlyph(value.text ?? "") else { continue }
      report(at: value.range, "only the SF fonts can draw this character; use `Image(systemName:)`")
    }
  }

  /// The text, or both of a choice.
  private static func literals(_ value: Node?) -> [Node] {
    guard let value else { return [] }
    if value.kind == .ternary { return value.children.dropFirst().flatMap { literals($0) } }
    return value.kind == .string ? [value] : []
  }

  /// Whether it holds a character of the last private plane, as it stands or by its number.
  private func isGlyph(_ text: String) -> Bool {
    if text.unicodeScalars.contains(where: { (0x100000...0x10FFFD).contains($0.value) }) { return true }
    return text.split(separator: "\\u{", omittingEmptySubsequences: false).dropFirst().contains { part in
      UInt32(part.prefix { $0 != "}" }, radix: 16).map { (0x100000...0x10FFFD).contains($0) } == true
    }
  }
}
