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
    var seen: Set<Node> = []
    for argument in file.nodes(.argument, named: ["systemName", "systemImage"]) where !argument.isInPreview {
      guard let call = argument.parent, call.kind == .call else { continue }
      // A device has the name of its system, and other types have what they like.
      if argument.isNamed("systemName"), !call.isNamed("Image", "UIImage", "NSImage", "init") { continue }
      for name in Self.literals(argument.firstChild) where seen.insert(name).inserted {
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

  /// The text, or all of a choice; of a name, those that it stands for.
  private static func literals(_ value: Node?) -> [Node] {
    guard let value else { return [] }
    if value.kind == .ternary { return value.children.dropFirst().flatMap { literals($0) } }
    if value.kind == .string { return [value] }
    guard value.kind == .chain, !isAsset(value) else { return [] }
    return (property(of: value).map(outcomes) ?? value.writtenOutcomes).filter { $0.kind == .string }
  }

  /// Whether the same name is given for a picture of the project, too.
  private static func isAsset(_ value: Node) -> Bool {
    guard let name = value.chain?.parts.last?.name else { return false }
    return value.file.calls(named: "Image", "UIImage", "NSImage", "Label").contains { call in
      (call.argument("named") ?? call.argument("image") ?? (call.isNamed("Label") ? nil : call.firstUnlabelled))?
        .value.chain?.parts.last?.isNamed(name) == true
    }
  }

  /// The property that `meal.symbol` reads, where the file has one of that name only.
  private static func property(of value: Node) -> Node? {
    guard let parts = value.chain?.parts, parts.count > 1, parts.allSatisfy({ $0.kind == .member }),
      !parts[0].isNamed("self"), let name = parts.last?.name,
      // What is only called an icon may be a picture of the project in other cases.
      parts.last?.nameWords.contains(where: { ["symbol", "system"].contains($0) }) == true
    else { return nil }
    let known = value.file.nodes(.variable, named: [name])
    return known.count == 1 && known[0].child(.type)?.isNamed("String") == true && known[0].owner?.kind == .enum
      ? known[0] : nil
  }

  private static func outcomes(_ property: Node) -> [Node] {
    property.code?.statements.count == 1 ? property.code?.statements.first?.outcomes ?? [] : []
  }

  /// Whether it holds a character of the last private plane, as it stands or by its number.
  private func isGlyph(_ text: String) -> Bool {
    if text.unicodeScalars.contains(where: { (0x100000...0x10FFFD).contains($0.value) }) { return true }
    guard text.contains(bytesOf: "\\u{") else { return false }
    return text.split(separator: "\\u{", omittingEmptySubsequences: false).dropFirst().contains { part in
      UInt32(part.prefix { $0 != "}" }, radix: 16).map { (0x100000...0x10FFFD).contains($0) } == true
    }
  }
}
