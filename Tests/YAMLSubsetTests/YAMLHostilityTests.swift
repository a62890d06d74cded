import RuleModel
import TestSupport
import Testing
import YAMLSubset

/// Any bytes in, a node or a problem out, and no more work than the bytes call for.
@Suite struct YAMLHostilityTests {
  @Test func nothingMakesItCrash() {
    var random = SeededRandom(seed: 5)
    let pieces = [
      "- ", "a: ", "[", "]", "{", "}", "\"", "'", "\n", "\r\n", "  ", "\t", "#", ":", "|", ">", "x", ",", "\\", "\\u12",
      "\u{e4}", "---", "...", "?", "&", "*", "!", "%", "<<: ", "\u{feff}", "\u{2028}",
    ]
    for _ in 0..<4000 {
      let count = Int.random(in: 0..<24, using: &random)
      let bytes = Array((0..<count).compactMap { _ in pieces.randomElement(using: &random) }.joined().utf8)
      check(bytes)
      check((0..<count).map { _ in UInt8.random(in: 0...255, using: &random) })
    }
  }

  private func check(_ bytes: [UInt8]) {
    let (node, problems) = YAMLReader.read(bytes)
    #expect(problems.map(\.place) == problems.map(\.place).sorted())
    do throws(YAMLProblem) {
      let strict = try YAMLReader.read(strictly: bytes)
      #expect(strict == node && problems.isEmpty)
    } catch {
      #expect(error.place.line >= 1 && error.place.column >= 1)
    }
  }

  @Test(arguments: ["[", "{a: ", "- ", "- - [", "a: [", "? "]) func deepNesting(sign: String) {
    let text = String(repeating: sign, count: 100_000)
    #expect(YAMLReader.read(Array(text.utf8)).problems.count == 1)
  }

  @Test func manySteps() {
    let text = (0..<500).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
    #expect(YAMLReader.read(Array(text.utf8)).problems.map(\.reason) == [.tooDeep])
  }

  /// Texts that grow with a number and hurt a reader that looks back or ahead too far.
  private static let growing: [(name: String, text: @Sendable (Int) -> String)] = [
    ("names", { (0..<$0).map { "k\($0): v\n" }.joined() }),
    ("same names", { String(repeating: "k: v\n", count: $0) }),
    ("lists in a line", { "a: [" + String(repeating: "[],", count: $0) + "b" }),
    ("names in a line", { "{" + (0..<$0).map { "k\($0): v, " }.joined() + "}" }),
    ("open quotes", { String(repeating: "- \"b\n", count: $0) }),
    ("open brackets", { String(repeating: "- [b\n", count: $0) }),
    ("a text in lines", { "a: b\n" + String(repeating: "  c\n", count: $0) }),
    ("blank lines", { "a: b\n" + String(repeating: "\n", count: $0) + "c" }),
    ("quotes in lines", { "a: \"" + String(repeating: "  c  \n", count: $0) }),
    ("a block text", { "a: >\n" + String(repeating: "  c\n\n", count: $0) }),
    ("block texts", { String(repeating: "- |\n\n\n", count: $0) }),
    ("brackets in lines", { "a: [" + String(repeating: "b,\n ", count: $0) + "]" }),
    ("words in a line", { "a: [" + String(repeating: "b ", count: $0) + "]" }),
    ("escapes", { "a: \"" + String(repeating: "\\x41", count: $0) + "\"" }),
    ("wrong lines", { String(repeating: "a: b\n  words: c\n", count: $0) }),
    ("a long name", { String(repeating: "a", count: 20 * $0) + ": b" }),
    ("blanks", { "a:" + String(repeating: " ", count: 20 * $0) + "b" }),
    ("steps down", { (0..<$0).map { String(repeating: " ", count: 31 - $0 % 31) + "a:\n" }.joined() }),
  ]

  /// Four times the text may cost little more than four times the work; a quadratic reader needs sixteen times as much.
  @Test(arguments: growing.map(\.name)) func workGrowsWithTheText(name: String) throws {
    let text = try #require(Self.growing.first { $0.name == name }).text
    let small = Array(text(2000).utf8), large = Array(text(8000).utf8)
    let growth = WorkGrowth.factor(small, large, below: 10) { _ = YAMLReader.read($0) }
    #expect(growth < 10, "four times the bytes, \(growth) times the work")
  }
}
