/// The lines of a text, each with its line ending; splits at LF only, so that CRLF files keep their bytes.
struct LineSequence: Sequence, IteratorProtocol {
  private var rest: Substring

  init(_ text: String) { rest = text[...] }

  mutating func next() -> Substring? {
    guard !rest.isEmpty else { return nil }
    let end = rest.utf8.firstIndex(of: UInt8(ascii: "\n")).map { rest.utf8.index(after: $0) } ?? rest.endIndex
    defer { rest = rest[end...] }
    return rest[..<end]
  }
}
