extension Rule {
  /// The most characters that a title takes which stands before a statement.
  package static let longestTitle = 60

  /// `title` as it stands before a statement: without the number that it begins with, and cut between words where it is
  /// long.
  package static func headed(_ title: String) -> String {
    let title = withoutNumber(title)
    guard title.count > longestTitle else { return title }
    let start = title.prefix(longestTitle - 1)
    let end = start.lastIndex(of: " ") ?? start.endIndex
    var cut = start[..<end]
    while let last = cut.last, !(last.isLetter || last.isNumber || last == ")" || last == "`") { cut.removeLast() }
    return cut + "\u{2026}"
  }

  /// The statement without the title of a section before it: what is compared with what stands below other titles.
  package var claim: Substring { Rule.claim(of: statement, below: section) }

  /// `statement` without one of the titles of `section` before it.
  package static func claim(of statement: String, below section: [String]) -> Substring {
    guard statement.utf8.contains(UInt8(ascii: ":")) else { return Substring(statement) }
    for title in section.reversed() {
      let head = Rule.headed(title)
      guard !head.isEmpty, statement.hasPrefix(head) else { continue }
      let rest = statement.dropFirst(head.count)
      if rest.hasPrefix(": ") { return rest.dropFirst(2) }
    }
    return Substring(statement)
  }

  /// "3. Lists", "Step 2: lists", "### \u{2705} Lists".
  private static func withoutNumber(_ title: String) -> String {
    var rest = title.drop { !($0.isLetter || $0.isNumber || $0.isPunctuation || $0.isASCII) || $0 == " " }
    let counted = rest.prefix { $0.isLetter }
    if counters.contains(counted.lowercased()), let digits = number(rest.dropFirst(counted.count).drop { $0 == " " }) {
      rest = digits
    } else if let digits = number(rest) {
      rest = digits
    }
    return rest.isEmpty ? title : String(rest)
  }

  /// What follows a number and its mark; nil where `text` does not begin with one.
  private static func number(_ text: Substring) -> Substring? {
    let digits = text.prefix { $0.isNumber || $0 == "." && $0 != text.first }
    guard digits.count < 4, digits.first?.isNumber == true else { return nil }
    let rest = text.dropFirst(digits.count)
    guard
      digits.last == "." || rest.first.map({ "):.\u{2014}\u{2013}".contains($0) }) == true
        || rest.hasPrefix("- ") || rest.hasPrefix(" \u{2014} ")
    else { return nil }
    let title = rest.drop { "):.-".contains($0) }.drop { $0 == " " || $0 == "\u{2014}" || $0 == "\u{2013}" }
    return title.isEmpty ? nil : title
  }

  private static let counters: Set<String> = ["step", "phase", "part", "pattern", "rule", "section", "chapter", "tip"]
}
