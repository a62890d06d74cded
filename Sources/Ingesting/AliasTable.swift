import RuleIndex

/// A file of aliases: a line is everyday words with `;` between, a tab, and what the documents say, with `,` between.
///
/// `#` begins a comment. A line that is neither is left out and reported.
enum AliasTable {
  static func read(_ bytes: [UInt8]) -> (book: AliasBook, problems: [IndexedFile.Problem]) {
    var draft = AliasBook.Draft()
    var problems: [IndexedFile.Problem] = []
    for (index, line) in bytes.split(separator: 0x0a, omittingEmptySubsequences: false).enumerated() {
      let line = trimmed(line)
      if line.isEmpty || line.first == UInt8(ascii: "#") { continue }
      if !read(line, into: &draft) {
        problems.append(
          IndexedFile.Problem(
            line: index + 1, message: "the line is not 'words; words<TAB>target, target'; it was left out"))
      }
    }
    return (AliasBook(draft), problems)
  }

  /// Whether `line` is an entry.
  private static func read(_ line: ArraySlice<UInt8>, into draft: inout AliasBook.Draft) -> Bool {
    let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
    guard fields.count == 2 else { return false }
    let targets = Array(
      fields[1].split(separator: UInt8(ascii: ",")).map { trimmed($0) }.filter { !$0.isEmpty }
        .joined(separator: CollectionOfOne(UInt8(ascii: ","))))
    guard !targets.isEmpty else { return false }
    var isEntry = false
    for everyday in fields[0].split(separator: UInt8(ascii: ";")) {
      let words = key(trimmed(everyday))
      if words.isEmpty { continue }
      draft.add(words: words, targets: targets)
      isEntry = true
    }
    return isEntry
  }

  /// The words as they are filed; a text of signs alone has none.
  private static func key(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    if isWord(text) { return ArraySlice(AliasKey.stem(String(decoding: text, as: UTF8.self)).utf8) }
    return ArraySlice(AliasKey.of(NameParts.words(in: String(decoding: text, as: UTF8.self).lowercased())).utf8)
  }

  private static func isWord(_ text: ArraySlice<UInt8>) -> Bool {
    text.allSatisfy { $0 &- 0x61 < 26 || $0 &- 0x30 < 10 }
  }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = text
    while let first = text.first, isBlank(first) { text.removeFirst() }
    while let last = text.last, isBlank(last) { text.removeLast() }
    return text
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0d }
}
