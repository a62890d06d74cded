/// The lines of a text, each with its line ending: LF, CRLF or CR, so that every file keeps its bytes.
struct LineSequence: Sequence, IteratorProtocol {
  private var rest: Substring

  init(_ text: String) { rest = text[...] }

  mutating func next() -> Substring? {
    guard !rest.isEmpty else { return nil }
    let bytes = rest.utf8
    var end = rest.endIndex
    if let last = bytes.firstIndex(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
      end = bytes.index(after: last)
      if bytes[last] == UInt8(ascii: "\r"), end < bytes.endIndex, bytes[end] == UInt8(ascii: "\n") {
        end = bytes.index(after: end)
      }
    }
    defer { rest = rest[end...] }
    return rest[..<end]
  }

  /// `line` without its line ending.
  static func body(of line: Substring) -> Substring {
    let bytes = line.utf8
    guard let end = bytes.lastIndex(where: { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }) else {
      return line[..<line.startIndex]
    }
    return line[..<bytes.index(after: end)]
  }

  /// `text` with LF at the end of every line that has an ending.
  static func withLineFeeds(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\r")) else { return text }
    return LineSequence(text).map { line in
      let body = LineSequence.body(of: line)
      return body.endIndex < line.endIndex ? body + "\n" : body
    }.joined()
  }
}
