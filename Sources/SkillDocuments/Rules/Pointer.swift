import ByteText

/// What only leads elsewhere and says nothing itself: entries of a table of contents, lines that name a file and what it is
/// about, credits.
enum Pointer {
  /// Whether `inline` is no more than a way to a place: "[Grouping](#grouping)", "`references/views.md`: structure".
  static func isOne(_ inline: InlineText) -> Bool {
    let words = inline.plain.split(separator: " ").prefix(3)
    if words.first?.hasSuffix(":") == false, words.dropFirst().contains(where: { orders.contains($0.lowercased()) }) {
      return false
    }
    if inline.isOneLink, let target = inline.links.first?.target {
      return target.hasPrefix("#") || leadsToDocument(target)
    }
    if let link = inline.links.first, leadsToDocument(link.target), begins(inline, with: link.title) { return true }
    if let code = inline.codes.first, code.range.lowerBound == 0, isDocument(code.text) { return true }
    if let label = inline.label?.text.lowercased(), credits.contains(label) { return true }
    return isDocument(firstWord(of: inline))
  }

  /// Whether a cell of a table holds nothing but documents to read.
  static func isPlace(_ cell: InlineText) -> Bool {
    let names = cell.plain.split { $0 == "," || $0 == " " || $0 == ";" }
    if !names.isEmpty, names.allSatisfy({ isDocument(String($0)) }) { return true }
    let titles = cell.links.reduce(0) { $0 + $1.title.utf8.count }
    return !cell.links.isEmpty && cell.links.allSatisfy { leadsToDocument($0.target) }
      && titles + 3 * cell.links.count >= cell.bytes.count
  }

  /// Whether `text` is the path of a document: `references/views.md`, `${DIR}/views.md#lists`, `latest-apis.md`.
  ///
  /// `PFSpacing.md` is a token, and so may be `spacing.md`.
  static func isDocument(_ text: String) -> Bool {
    let path = text.prefix { $0 != "#" }
    guard path.utf8.count > 3, path.hasSuffix(".md"), !path.contains(" ") else { return false }
    return path.contains("/") || path.contains("-") || ["README.md", "SKILL.md", "AGENTS.md"].contains(path)
  }

  /// Whether a link leads to a document, whatever it is called.
  private static func leadsToDocument(_ target: String) -> Bool {
    !target.contains("://") && target.prefix { $0 != "#" }.hasSuffix(".md")
  }

  /// Whether the title of a section says that a list of its parts follows.
  static func isContents(_ title: String) -> Bool {
    ["contents", "table of contents", "toc", "on this page", "in this document"].contains(title.lowercased())
  }

  /// Words behind the name of a document that ask something of it: "`README.md` must list every command".
  private static let orders: Set<String> = ["must", "should", "shall", "never", "always"]

  private static let credits: Set<String> = ["source", "sources", "see also", "further reading", "credits"]

  private static func firstWord(of inline: InlineText) -> String {
    String(decoding: inline.bytes.prefix { !Ascii.isSpace($0) && $0 != UInt8(ascii: ":") }, as: UTF8.self)
  }

  private static func begins(_ inline: InlineText, with title: String) -> Bool {
    !title.isEmpty && inline.bytes.starts(with: title.utf8)
  }
}
