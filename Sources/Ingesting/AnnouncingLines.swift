import ByteText
import RuleIndex
import RuleModel

/// Headings and lead-ins whose words a piece directly below repeats: then they belong to what it cites.
///
/// "Empty State: ..." for a code block below the heading "Empty State" quotes that heading, so the citation begins there.
struct AnnouncingLines {
  private let lines: [ArraySlice<UInt8>]

  init(_ bytes: [UInt8]) {
    lines = Lines.of(bytes)
  }

  func cited(by rules: [Rule]) -> [Rule] {
    rules.map { rule in
      guard let line = line(above: rule), rule.lines.last - line < 40 else { return rule }
      var cited = rule
      cited.lines = LineRange(line, rule.lines.last)
      return cited
    }
  }

  /// The number of the announcing line, at most one blank line above.
  private func line(above rule: Rule) -> Int? {
    for number in [rule.lines.first - 1, rule.lines.first - 2] where lines.indices.contains(number - 1) {
      let line = lines[number - 1]
      if line.isEmpty { continue }
      guard line.count <= 400 else { return nil }
      if let first = AnnouncingLines.start(of: line), let own = AnnouncingLines.start(of: rule.statement.utf8),
        first != own
      {
        return nil
      }
      let words = NameParts.words(in: String(decoding: line, as: UTF8.self))
      guard let first = words.first else { continue }
      // A statement that quotes all of the line begins with its first word; most can be told apart by that.
      guard rule.statement.drop(while: { !$0.isLetter && !$0.isNumber }).hasPrefix(first) else { return nil }
      let isQuoted = NameParts.words(in: String(rule.statement.prefix(400))).starts(with: words)
      return isQuoted ? number : nil
    }
    return nil
  }

  /// The first letter or digit, by which most texts can be told apart; nil where a sign beyond ASCII comes before it.
  private static func start(of text: some Collection<UInt8>) -> UInt8? {
    for byte in text {
      if byte >= 0x80 { return nil }
      if Ascii.isAlphanumeric(byte) { return byte }
    }
    return nil
  }
}
