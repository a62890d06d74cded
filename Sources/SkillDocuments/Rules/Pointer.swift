import ByteText

/// What only leads elsewhere and says nothing itself: entries of a table of contents, lines that name a file and what it is
/// about, credits.
enum Pointer {
  /// Whether `inline` is no more than a way to a place: "[Grouping](#grouping)", "`references/views.md`: structure".
  static func isOne(_ inline: InlineText) -> Bool {
    let words = inline.plain.split(separator: " ", maxSplits: 3).prefix(3)
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
    ["contents", "table of contents", "toc", "on this page", "in this document", "jump to"].contains(title.lowercased())
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

  /// Whether the title of a section says that places to read on follow.
  static func isReferences(_ title: String) -> Bool {
    let words = title.lowercased().split { !$0.isLetter }
    return !words.isEmpty && words.count <= 4
      && words.allSatisfy {
        places.contains(String($0)) || ["and", "further", "external", "apple", "see", "wwdc", "key"].contains($0)
      }
      && words.contains { places.contains(String($0)) }
  }

  private static let places: Set<String> = [
    "references", "resources", "links", "sources", "reading", "credits", "acknowledgments", "acknowledgements",
    "license", "changelog", "sessions", "talks", "articles", "videos", "documentation", "also", "files", "related",
    "skills", "reference", "citations",
  ]

  /// Whether a text ends in a document or an address behind a colon or a dash: "Hangs: `references/hangs.md`",
  /// "Charts: https://example.org/charts".
  static func ends(_ text: String) -> Bool {
    guard text.utf8.contains(bytesOf: ".md") || text.utf8.contains(bytesOf: "://") else { return false }
    let wide: Character = "\u{FF1A}"
    guard let start = text.lastIndex(where: { $0 == " " || $0 == wide }) else { return false }
    let last = text[text.index(after: start)...]
    guard last.hasPrefix("http") || isDocument(String(last.hasSuffix(".") ? last.dropLast() : last)) else {
      return false
    }
    let before = text[..<start].split(separator: " ").last ?? ""
    return text[start] == wide || before.hasSuffix(":")
      || ["-", "--", "\u{2013}", "\u{2014}", "\u{2192}", "->"].contains(before)
  }

  /// Whether a statement is about the document that it stands in, or about skills: "Use this reference when ...", "Load the
  /// reference files", "suggest the other agent skill".
  static func isAboutDocument(_ words: Words) -> Bool {
    let texts = words.all.prefix(24).map(\.text)
    for (place, word) in texts.enumerated() where word.utf8.count > 3 && "atr".utf8.contains(word.utf8.first ?? 0) {
      let next = place + 1 < texts.count ? texts[place + 1] : ""
      if word == "this", next == "skill", place > 0, ["using", "use", "invoke"].contains(texts[place - 1]) {
        return true
      }
      if place == 1, word == "this", next == "file", texts[0] != "in", texts[0] != "of" {
        return handling.contains(texts[0])
      }
      if word == "reference" || word == "references", next == "file" || next == "files" { return true }
      if word == "agent", next == "skill" || next == "skills" { return true }
      guard place < 3, word == "this" || word == "these",
        documents.contains(next) || documents.contains(third(texts, place)),
        place == 0 || handling.contains(texts[place - 1])
      else { continue }
      return true
    }
    return false
  }

  /// Whether a fragment says what a document holds: "Common issues in reviews", "Building blocks for screens".
  static func tellsContents(_ words: Words) -> Bool {
    Subject.isFragment(words)
      && words.all.prefix(4).contains { openings.contains($0.text) || holdings.contains($0.text) }
  }

  /// Whether the opening of a document only names what it is about: "Four ways to tie a knot, each for another rope",
  /// "How to sail".
  static func describesDocument(_ words: Words) -> Bool {
    if words.text(0) == "how", words.text(1) == "to" { return true }
    return words.all.count > 4 && Subject.isFragment(words) && !Subject.mayTell(words)
      && words.all.contains { ["for", "of", "with", "and"].contains($0.text) }
  }

  private static let holdings: Set<String> = [
    "issues", "practices", "blocks", "rules", "tips", "techniques", "overview", "collection", "cookbook", "checklist",
    "catalog", "examples", "introduction",
  ]

  private static func third(_ texts: [String], _ place: Int) -> String {
    place + 2 < texts.count && !["is", "in", "for", "to", "when"].contains(texts[place + 1]) ? texts[place + 2] : ""
  }

  private static let documents: Set<String> = [
    "reference", "references", "document", "guide", "skill", "skills", "workflow", "workflows", "playbook", "playbooks",
    "rules",
  ]
  private static let handling: Set<String> = [
    "use", "load", "read", "apply", "follow", "consult", "see", "in", "invoke", "activate", "trigger", "of",
    "skip",
  ]

  /// Whether a statement that asks for nothing only says where to read on, or what the document is about: "For alerts, see
  /// `latest-apis.md`", "This reference covers the standard charts", "Patterns for moving a screen".
  static func leadsOn(_ text: String, inIntroduction: Bool) -> Bool {
    let words = text.lowercased().split(separator: " ").map { $0.drop { $0 == "(" } }
    guard let first = words.first else { return true }
    if inIntroduction ? tellsOfItself(words) : tellsOfItself(words.prefix(3)) { return true }
    if words.contains("covered"), !lessons.isDisjoint(with: words) { return true }
    // "From WWDC 286, 11:00", "Reference 'Meet charts' (WWDC 2025)".
    if first == "from" ? words.count < 5 : first == "reference" || first == "watch",
      words.contains(where: { $0.hasPrefix("wwdc") || $0.hasPrefix("(wwdc") })
    {
      return true
    }
    if inIntroduction, openings.contains(String(first)) { return true }
    guard words.prefix(12).contains("see") else { return false }
    if first == "see", words.count > 1, words[1].hasSuffix(".md") || words.count == 2 && words[1].contains("/") {
      return true
    }
    let names = text.split { $0 == " " || $0 == "(" || $0 == ")" || $0 == "," || $0 == "`" }
    return names.contains { isDocument($0.hasSuffix(".") ? String($0.dropLast()) : String($0)) }
  }

  /// "This reference covers the charts", "The guide covers nine pitfalls".
  private static func tellsOfItself(_ words: some Collection<Substring>) -> Bool {
    let words = Array(words)
    return words.indices.dropLast(2).contains { place in
      guard selves.contains(String(words[place + 1])) else { return false }
      return words[place] == "this" ? telling.contains(String(words[place + 2])) : words[place + 2] == "covers"
    }
  }

  private static let lessons: Set<Substring> = ["lesson", "chapter", "course", "module"]

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
