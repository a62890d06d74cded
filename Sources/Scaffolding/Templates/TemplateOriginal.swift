import ByteText
import SourceScanning

/// A file that a template is made of, and what of it no template should hold.
struct TemplateOriginal {
  let path: String
  let text: String

  /// The text without white space at the ends of lines, but for that in strings, and without Xcode's header.
  var cleaned: String {
    guard path.hasSuffix(".swift") else { return text }
    let lines = LineSequence(trimmed).map { String($0) }
    let header = lines.prefix { $0.hasPrefix("//") }
    // `//  Created by Taylor on 24.10.2019.` is untrue of what the template writes.
    guard header.contains(where: { $0.utf8.contains(bytesOf: "Created by ") }) else { return lines.joined() }
    return lines.dropFirst(header.count).drop { $0.allSatisfy(\.isWhitespace) }.joined()
  }

  private var trimmed: String {
    let bytes = Array(text.utf8)
    let strings = bytes.withUnsafeBytes { raw in
      var strings: [Range<Int>] = []
      var lexer = SwiftLexer(raw)
      while let token = lexer.next() { if token.kind == .literal { strings.append(token.start..<token.end) } }
      return strings
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for (index, byte) in bytes.enumerated() {
      let endsLine = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
      if endsLine, !strings.contains(where: { $0.contains(index) }) {
        while let last = result.last, last == UInt8(ascii: " ") || last == UInt8(ascii: "\t") { result.removeLast() }
      }
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }
}
