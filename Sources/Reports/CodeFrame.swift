import RuleModel

/// A line of code with a mark below one place in it.
struct CodeFrame: Equatable {
  let code: String
  /// Spaces up to the place, and a mark as wide as it is.
  let mark: String

  /// - Parameters:
  ///   - line: its bytes, without the end.
  ///   - start: the first byte of the place, from 0.
  ///   - end: the first byte behind it; on the same line.
  ///   - width: how many columns there are; longer lines are cut so that the place stays in sight.
  init(_ line: [UInt8], from start: Int, to end: Int, within width: Int) {
    let first = min(max(0, start), line.count)
    // Of a line with a million letters only those are looked at that may be shown.
    let last = min(max(first, end), line.count, first + CodeFrame.reach)
    let beginning = CodeFrame.boundary(max(0, first - CodeFrame.reach), in: line)
    let before = CodeFrame.shown(line[beginning..<first])
    let marked = CodeFrame.shown(line[first..<last])
    let after = CodeFrame.shown(line[last..<min(line.count, last + CodeFrame.reach)])
    // The white space that a line begins with says nothing.
    let indent = beginning > 0 ? 0 : before.prefix { $0 == " " }.count
    var text = String(before.dropFirst(indent))
    var column = text.columns
    var length = max(1, marked.columns)
    if column + length > width {
      // The beginning gives way first, and then the end of the place.
      let room = max(8, width / 3)
      while column > room, !text.isEmpty { column -= String(text.removeFirst()).columns }
      text = "…" + text
      column += 1
      length = min(length, max(1, width - column))
    }
    code = CodeFrame.cut(text + marked + after, to: width)
    mark = String(repeating: " ", count: column) + String(repeating: "^", count: length)
  }

  /// More bytes than any width has columns, whatever letters they are.
  private static let reach = 2_000

  /// The place, or the next at which a letter begins.
  private static func boundary(_ place: Int, in line: [UInt8]) -> Int {
    line[place...].firstIndex { $0 & 0xC0 != 0x80 } ?? line.count
  }

  private static func shown(_ bytes: ArraySlice<UInt8>) -> String {
    ForeignText.line(String(decoding: bytes, as: UTF8.self).replacing("\t", with: "    ").replacing("\r", with: ""))
  }

  private static func cut(_ text: String, to width: Int) -> String {
    guard text.columns > width else {
      return String(text.reversed().drop { $0 == " " }.reversed())
    }
    var kept = ""
    var columns = 0
    for character in text {
      columns += String(character).columns
      if columns >= width { break }
      kept.append(character)
    }
    return kept + "…"
  }
}
