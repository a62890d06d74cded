import RuleIndex

/// A file of aliases: a line is everyday words with `;` between, a tab, and what the documents say, with `,` between.
///
/// `#` begins a comment. A line that is neither is left out and reported.
enum AliasTable {
  static func read(_ text: String) -> (aliases: [Alias], problems: [IndexedFile.Problem]) {
    var aliases: [Alias] = []
    var problems: [IndexedFile.Problem] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if trimmed(line).isEmpty || line.hasPrefix("#") { continue }
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      let everyday = fields[0].lowercased().split(separator: ";")
        .map { NameParts.words(in: String($0)).joined(separator: " ") }.filter { !$0.isEmpty }
      let targets = fields.dropFirst().first?.split(separator: ",").map { trimmed($0) }.filter { !$0.isEmpty } ?? []
      guard fields.count == 2, !everyday.isEmpty, !targets.isEmpty else {
        problems.append(
          IndexedFile.Problem(
            line: index + 1, message: "the line is not 'words; words<TAB>target, target'; it was left out"))
        continue
      }
      for words in everyday {
        for target in targets { aliases.append(Alias(words: words, target: target)) }
      }
    }
    return (aliases, problems)
  }

  private static func trimmed(_ text: Substring) -> String {
    let isSpace = { (letter: Character) in letter == " " || letter == "\r" || letter == "\t" }
    return String(text.drop(while: isSpace).reversed().drop(while: isSpace).reversed())
  }
}
