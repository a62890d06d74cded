import ByteText
import RuleModel

/// Cuts long runs of text into pieces that are still the size of a rule.
enum TextChunks {
  static let mostLines = 5
  static let mostBytes = 1600

  /// The statements of a paragraph: its lines, when each ends as a sentence does; else the paragraph as a whole.
  static func statements(_ text: String, firstLine: Int) -> [(text: String, lines: LineRange)] {
    let lines = text.lines
    guard lines.count > 1, lines.allSatisfy({ $0.utf8.last.map(isStop) ?? false }) else {
      return split(text, firstLine: firstLine)
    }
    return lines.enumerated().flatMap { split(String($0.element), firstLine: firstLine + $0.offset) }
  }

  private static func isStop(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: ":")
  }

  /// `text` as one piece, or as several of at most five lines and 1,600 bytes, cut after sentences where there are any.
  static func split(_ text: String, firstLine: Int) -> [(text: String, lines: LineRange)] {
    var lines = text.lines
    if lines.count <= mostLines, text.utf8.count <= mostBytes {
      return [(text, LineRange(firstLine, firstLine + lines.count - 1))]
    }
    var chunks: [(text: String, lines: LineRange)] = []
    var start = 0, size = 0, lastStop: Int?
    func close(_ end: Int) {
      var part = lines[start..<end].joined(separator: "\n")
      var range = LineRange(firstLine + start, firstLine + end - 1)
      var next = end
      if lastStop == nil, end < lines.count, let (line, stop) = stop(in: lines, start..<end) {
        // The sentence that is cut begins the next piece.
        let tail = lines[line][stop...]
        part = (lines[start..<line] + [lines[line][..<stop]]).joined(separator: "\n")
        range = LineRange(firstLine + start, firstLine + line)
        lines[line] = tail.drop { $0 == " " }
        next = line
      }
      chunks += part.utf8.count > mostBytes ? pieces(of: part).map { ($0, range) } : [(part, range)]
      start = next
      size = 0
      lastStop = nil
    }
    for (index, line) in lines.enumerated() {
      if index > start, index - start == mostLines || size + line.utf8.count > mostBytes { close(lastStop ?? index) }
      // Lines carried over from before the last stop count again.
      if size == 0 { size = lines[start..<index].reduce(0) { $0 + $1.utf8.count } }
      size += line.utf8.count
      if line.utf8.last == UInt8(ascii: ".") { lastStop = index + 1 }
    }
    if start < lines.count { close(lines.count) }
    return chunks
  }

  /// The last full stop within one of some lines, behind the first of them: the line, and the place behind the stop.
  private static func stop(in lines: [Substring], _ range: Range<Int>) -> (line: Int, Substring.Index)? {
    for line in range.dropFirst().reversed() {
      let bytes = lines[line].utf8
      for place in bytes.indices.reversed() where bytes[place] == Ascii.space && place > bytes.startIndex {
        let before = bytes.index(before: place)
        if bytes[before] == UInt8(ascii: ".") { return (line, place) }
      }
    }
    return nil
  }

  /// A text without usable line ends, cut after full stops or else between words.
  private static func pieces(of text: String) -> [String] {
    let bytes = Array(text.utf8)
    var pieces: [String] = []
    var start = 0
    while bytes.count - start > mostBytes {
      let window = start..<(start + mostBytes)
      var end = window.upperBound
      if let stop = window.last(where: { isStop(bytes, $0) && $0 > start + mostBytes / 4 }) {
        end = stop + 1
      } else if let space = window.last(where: { Ascii.isSpace(bytes[$0]) && $0 > start }) {
        end = space + 1
      } else {
        while end > start + 1, bytes[end] & 0xC0 == 0x80 { end -= 1 }
      }
      pieces.append(String(decoding: bytes[start..<end], as: UTF8.self).trimmed())
      start = end
    }
    pieces.append(String(decoding: bytes[start...], as: UTF8.self).trimmed())
    return pieces.filter { !$0.isEmpty }
  }

  private static func isStop(_ bytes: [UInt8], _ index: Int) -> Bool {
    index + 1 < bytes.count && bytes[index] == UInt8(ascii: ".") && Ascii.isSpace(bytes[index + 1])
  }
}
