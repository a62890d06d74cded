import SwiftSyntax

/// The lines of a file by their bytes.
extension ParsedSource {
  /// What ends a line in this file.
  var newline: String {
    guard let first = bytes.firstIndex(of: UInt8(ascii: "\n")), first > 0 else { return "\n" }
    return bytes[first - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }

  /// Where the line begins that holds `offset`.
  func lineStart(_ offset: Int) -> Int {
    (bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
  }

  /// Where the line that holds `offset` ends, its line ending included.
  func lineEnd(_ offset: Int) -> Int {
    bytes[offset...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
  }

  /// The white space that the line of `offset` begins with.
  func indentation(at offset: Int) -> String {
    let line = bytes[lineStart(offset)...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return String(decoding: line, as: UTF8.self)
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// True where nothing but white space lies between.
  func isBlank(_ range: Range<Int>) -> Bool {
    bytes[range].allSatisfy { [UInt8(ascii: " "), UInt8(ascii: "\t"), 13, 10].contains($0) }
  }

  /// One step of the file's own indentation.
  var indentationStep: String {
    var start = 0
    while start < bytes.count {
      let indentation = indentation(at: start)
      if indentation.hasPrefix("\t") { return "\t" }
      if indentation.count == 2 || indentation.count == 4 { return indentation }
      start = lineEnd(start)
    }
    return "  "
  }

  /// `text`, which is written with two spaces a step, as lines of this file behind `indentation`.
  func lines(_ text: String, indentation: String) -> String {
    let step = indentationStep
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
      if line.allSatisfy(\.isWhitespace) { return "" }
      let steps = line.prefix { $0 == " " }.count / 2
      return indentation + String(repeating: step, count: steps) + String(line.dropFirst(steps * 2))
    }
    return lines.joined(separator: newline)
  }
}

extension SyntaxProtocol {
  var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
  var end: Int { endPositionBeforeTrailingTrivia.utf8Offset }

  /// Its tokens without white space and comments: what makes two pieces of code the same.
  var tokenText: String { tokens(viewMode: .sourceAccurate).map(\.text).joined(separator: " ") }
}
