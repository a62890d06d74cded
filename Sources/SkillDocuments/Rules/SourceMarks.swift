import ByteText

/// The places that a sentence names at its end as what it was written from: `[house.md:12-14, 001:7]`.
enum SourceMarks {
  /// The statement without them, and each by itself; the statement as it is where it ends in none.
  static func split(_ statement: String) -> (statement: String, sources: [String]) {
    let bytes = statement.utf8
    guard bytes.last == UInt8(ascii: "]"), let open = bytes.lastIndex(of: UInt8(ascii: "[")), open > bytes.startIndex
    else { return (statement, []) }
    let marks = statement[bytes.index(after: open)..<bytes.index(before: bytes.endIndex)]
    let sources = marks.split(separator: ",").map { String($0).trimmed() }
    guard !sources.isEmpty, sources.allSatisfy(isPlace) else { return (statement, []) }
    return (String(statement[..<open]).trimmed(), sources)
  }

  /// A name, a colon, and a line or a range of lines.
  private static func isPlace(_ text: String) -> Bool {
    guard let colon = text.utf8.lastIndex(of: UInt8(ascii: ":")) else { return false }
    let name = text[..<colon], lines = text[text.utf8.index(after: colon)...].split(separator: "-")
    return !name.isEmpty && !name.utf8.contains(where: Ascii.isSpace) && (1...2).contains(lines.count)
      && lines.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(Ascii.isDigit) }
  }
}
