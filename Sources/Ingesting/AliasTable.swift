import RuleIndex
import RuleModel

/// A file of aliases: a line is everyday words with `;` between, a tab, and what the documents say, with `,` between.
///
/// `#` begins a comment. A line that is neither is left out and reported.
enum AliasTable {
  static func read(_ bytes: [UInt8]) -> (book: AliasBook, problems: [IndexedFile.Problem]) {
    var draft = AliasDraft()
    var problems: [IndexedFile.Problem] = []
    for (number, range) in Lines.ranges(in: bytes).enumerated() {
      let line = trimmed(bytes[range])
      if line.isEmpty || line.first == UInt8(ascii: "#") || add(line, to: &draft) { continue }
      problems.append(
        IndexedFile.Problem(
          line: number + 1, message: "the line is not 'words; words<TAB>target, target'; it is ignored"))
    }
    return (AliasBook(draft), problems)
  }

  /// Whether `line` is an entry.
  private static func add(_ line: ArraySlice<UInt8>, to draft: inout AliasDraft) -> Bool {
    guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { return false }
    let right = line[(tab + 1)...]
    guard !right.contains(UInt8(ascii: "\t")) else { return false }
    var targets: [UInt8] = []
    each(right, between: UInt8(ascii: ",")) { target in
      let target = trimmed(target)
      if target.isEmpty { return }
      if !targets.isEmpty { targets.append(UInt8(ascii: ",")) }
      targets += target
    }
    guard !targets.isEmpty else { return false }
    let list = draft.add(targets: targets[...])
    var isEntry = false
    each(line[..<tab], between: UInt8(ascii: ";")) { everyday in
      if draft.add(text: everyday, list: list) { isEntry = true }
    }
    return isEntry
  }

  /// Calls `body` with each part of `text`, empty ones too; an array of the parts would be most of the work.
  private static func each(_ text: ArraySlice<UInt8>, between sign: UInt8, _ body: (ArraySlice<UInt8>) -> Void) {
    var start = text.startIndex
    while let end = text[start...].firstIndex(of: sign) {
      body(text[start..<end])
      start = end + 1
    }
    body(text[start...])
  }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var (start, end) = (text.startIndex, text.endIndex)
    while start < end, isBlank(text[start]) { start += 1 }
    while end > start, isBlank(text[end - 1]) { end -= 1 }
    return text[start..<end]
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0d }
}
