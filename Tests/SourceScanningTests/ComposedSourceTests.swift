import HostMessages
import TestSupport
import Testing

@testable import SourceScanning

/// Words, facts and comments of many files, so that no sign is read otherwise unseen.
@Suite struct ComposedSourceTests {
  @Test func whatIsRead() {
    var text = ""
    for number in 0..<24 {
      let source = Array(ComposedSource.text(number).utf8)
      text += "== Source \(number)\n"
      text += source.withUnsafeBytes { words(in: $0) } + "\n"
      let facts = SourceFacts(joining: [source.withUnsafeBytes { FactScanner.facts(in: $0) }]).bytes
      text += String(decoding: facts, as: UTF8.self).replacing("\t", with: " ")
      let places = CommentPlaces(in: source).lines
      text += places.map { "\($0.hasFreeStart ? "s" : "-")\($0.hasFreeEnd ? "e" : "-")" }.joined(separator: " ") + "\n"
    }
    expectGolden(text, "composed-sources.txt")
  }

  /// Every token with the first letter of its kind; where one is long, its length.
  private func words(in source: UnsafeRawBufferPointer) -> String {
    var lexer = SwiftLexer(source)
    var words: [String] = []
    while let token = lexer.next() {
      let length = token.end - token.start
      let text = length > 12 ? "\(length)" : String(decoding: source[token.start..<token.end], as: UTF8.self)
      words.append("\("\(token.kind)".prefix(1)):\(text)")
    }
    return words.joined(separator: " ").replacing("\n", with: "␤").replacing("\r", with: "␍")
  }
}
