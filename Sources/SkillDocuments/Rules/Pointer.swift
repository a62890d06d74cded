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
    if credits.contains(title(of: inline)) { return true }
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

  private static let credits: Set<String> = [
    "source", "sources", "see", "see also", "further reading", "credits", "docs", "apple docs", "documentation",
    "apple documentation", "official documentation", "related skills",
  ]

  /// What stands before the first colon, in small letters.
  private static func title(of inline: InlineText) -> String {
    String(decoding: inline.bytes.prefix { $0 != UInt8(ascii: ":") }.prefix(longestTitle + 1), as: UTF8.self)
      .lowercased()
  }

  private static let longestTitle = 24

  /// Whether a statement that asks for nothing only says where to read on, or what the document is about: "For alerts, see
  /// `latest-apis.md`", "This reference covers the standard charts", "Patterns for moving a screen".
  static func leadsOn(_ text: String, inIntroduction: Bool) -> Bool {
    let words = text.lowercased().split(separator: " ").map { $0.drop { $0 == "(" } }
    guard let first = words.first else { return true }
    if first == "this", words.count > 2, selves.contains(String(words[1])), telling.contains(String(words[2])) {
      return true
    }
    if inIntroduction, openings.contains(String(first)) { return true }
    guard words.prefix(12).contains("see") else { return false }
    let names = text.split { $0 == " " || $0 == "(" || $0 == ")" || $0 == "," || $0 == "`" }
    return names.contains { isDocument($0.hasSuffix(".") ? String($0.dropLast()) : String($0)) }
  }

  private static let selves: Set<String> = ["reference", "section", "document", "file", "guide", "skill", "page"]
  private static let telling: Set<String> = [
    "covers", "describes", "contains", "explains", "lists", "shows", "provides",
  ]
  /// Nouns with which a document begins to say what it holds.
  private static let openings: Set<String> = [
    "guidance", "patterns", "guide", "reference", "guidelines", "documentation", "comprehensive", "recipes",
  ]

  private static func firstWord(of inline: InlineText) -> String {
    String(decoding: inline.bytes.prefix { !Ascii.isSpace($0) && $0 != UInt8(ascii: ":") }, as: UTF8.self)
  }

  private static func begins(_ inline: InlineText, with title: String) -> Bool {
    !title.isEmpty && inline.bytes.starts(with: title.utf8)
  }
}
