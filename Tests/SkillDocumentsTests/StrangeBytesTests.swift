import RuleModel
import SkillDocuments
import TestSupport
import Testing

/// Issue 27, "Nothing lost, nothing let in, nothing pretended": what is no text is told and left out.
@Suite struct StrangeBytesTests {
  private static let text = "# T\n\n- Never use `.a` here, and never use `.b` there.\n"

  private static func utf16(_ text: String, littleEndian: Bool) -> [UInt8] {
    text.utf16.flatMap { littleEndian ? [UInt8($0 & 255), UInt8($0 >> 8)] : [UInt8($0 >> 8), UInt8($0 & 255)] }
  }

  private static let random: [UInt8] = {
    var generator = SeededRandom(seed: 27)
    return (0..<10_000).map { _ in UInt8.random(in: 0...255, using: &generator) }
  }()

  static let files: [String: [UInt8]] = [
    "UTF-16 with its mark": [0xFF, 0xFE] + utf16(text, littleEndian: true),
    "UTF-16 the other way round": [0xFE, 0xFF] + utf16(text, littleEndian: false),
    "UTF-16 without a mark": utf16(text, littleEndian: true),
    "random bytes": random,
  ]

  @Test(arguments: files.keys.sorted()) func whatIsNoTextIsLeftOut(name: String) throws {
    let document = SkillReader.read(bytes: try #require(Self.files[name]), path: "x.md")
    let reason = name.hasPrefix("UTF-16") ? "the file is UTF-16; save it as UTF-8" : "the file is not UTF-8 text"
    #expect(document.rules.isEmpty && document.tokens.isEmpty)
    #expect(document.problems.map(\.kind) == [.notText])
    #expect(document.problems.map(\.message) == ["\(reason); it was not read"])
  }

  /// The place of a byte that is none of UTF-8, whichever way lines end.
  @Test(arguments: [
    ("", 1, 1), ("ab", 1, 3), ("# T\n\n", 3, 1), ("# T\r\n\r\nab", 3, 3), ("# T\r\rabc", 3, 4), ("a\n", 2, 1),
  ])
  func placesOfStrangeBytes(before: String, line: Int, column: Int) {
    let text = String(repeating: "words of a document ", count: 30)
    let document = SkillReader.read(bytes: Array(before.utf8) + [0xFF] + Array(text.utf8), path: "x.md")
    #expect(document.problems.map { "\($0.lines.first):\($0.column)" } == ["\(line):\(column)"], "\(document.problems)")
  }

  @Test func aZeroIsReadAsASign() {
    let document = document("# T\n\n- Never use `.a\0` here.\n")
    #expect(document.rules.first?.statement.contains("\u{FFFD}") == true)
    #expect(document.rules.allSatisfy { !$0.statement.contains("\0") })
    #expect(document.problems.map(\.lines) == [LineRange(3, 3)])
    #expect(document.problems.map(\.message) == ["this line contains a zero byte; it was read as U+FFFD"])
  }

  /// A few letters of another encoding cost a warning, as before.
  @Test func someStrangeLettersAreMended() {
    let bytes = Array(Self.text.utf8) + [0xE9, 0x0A]
    #expect(SkillReader.read(bytes: bytes, path: "x.md").rules.count == 1)
  }
}
