import POSIXSupport
import RuleModel
import SkillDocuments
import TestSupport
import Testing

/// Any bytes in, a document out, and no more work than the bytes call for.
struct RobustnessTests {
  private static let pieces = [
    "---\n", "# ", "## Glass\n", "- ", "  - ", "1. ", "- [ ] ", "```", "```swift\n", "~~~\n", "|", "|-|-|\n", "|a|b|\n",
    "**",
    "*", "_", "`", "``", "[", "](", ")", "<", ">", "\\", "\n", "\n\n", "\r\n", "\t", "    ", ":", ": ", "never ",
    "Don't ", "use ",
    "always", "44pt", "0.3-0.4", "iOS 26", "\u{2014}", "\u{2192}", "\u{E2}\u{20AC}\u{201D}", "\u{FEFF}", "\u{1F4F1}",
    "name: x\n",
    "tags: [a, ", "\"", "'", "{", "}", "enum A {", "let a = 4", "// Bad\n", "<!--", "-->", "Mistake", "Fix", ".glass",
    "Color.a", "#",
    "\0", "\u{85}", "e.g.", "word", "because", "instead",
  ].map { Array($0.utf8) }

  private func check(_ bytes: [UInt8]) {
    let sample = SkillReader.read(bytes: bytes, path: "Skills/fuzz/any.md")
    var last = 0
    for block in sample.blocks {
      #expect(block.lines.first > last && block.lines.last <= sample.lineCount, "\(block.lines) of \(sample.lineCount)")
      last = block.lines.last
    }
    #expect(Set(sample.rules.map(\.key)).count == sample.rules.count)
    for rule in sample.rules {
      #expect(rule.lines.first >= 1 && rule.lines.last <= sample.lineCount)
      #expect(rule.lines.count <= (rule.kind == .example ? 40 : 5))
      #expect(rule.key.split(separator: "/", omittingEmptySubsequences: false).count == 3)
      #expect(rule.examples.allSatisfy { $0.lines.first >= 1 && $0.lines.last <= sample.lineCount })
    }
    #expect(sample.rules.map(\.lines.first) == sample.rules.map(\.lines.first).sorted())
  }

  @Test(arguments: 0..<8) func piecesInAnyOrder(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<150 {
      let count = Int.random(in: 0...80, using: &random)
      check((0..<count).flatMap { _ in Self.pieces.randomElement(using: &random) ?? [] })
    }
  }

  @Test(arguments: 0..<4) func anyBytes(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<100 {
      let count = Int.random(in: 0...400, using: &random)
      check((0..<count).map { _ in UInt8.random(in: 0...255, using: &random) })
    }
  }

  @Test(.enabled(if: Seeds.all != nil, "needs the five documents beside the checkout"))
  func damagedDocuments() throws {
    var random = SeededRandom(seed: 7)
    for file in try FileTree.files(below: try #require(PackageFolder.shared("seeds"))) {
      let bytes = try FileContents.bytes(of: file)
      for _ in 0..<6 {
        var damaged = Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &random)))
        for _ in 0..<(damaged.count / 50) {
          damaged[Int.random(in: damaged.indices, using: &random)] =
            Self.pieces.randomElement(using: &random)?.first ?? 0
        }
        check(damaged)
      }
    }
  }

  @Test func emptyAndTiny() {
    for text in ["", "\n", "-", "---", "---\n---", "```", "|", "#", "\u{FEFF}", "- ", "**", "****", "|\n|-|", "> "] {
      check(Array(text.utf8))
    }
    #expect(document("").rules.isEmpty)
    #expect(document("").lineCount == 0)
  }

  @Test func bytesThatAreNoText() {
    let sample = SkillReader.read(
      bytes: Array("- Never a\n- Never ".utf8) + [0xFF, 0xC3] + Array("\n- Never c\n".utf8), path: "x.md")
    #expect(sample.problems.map(\.kind) == [.encoding])
    #expect(sample.problems.first?.lines == LineRange(2, 2))
    #expect(sample.rules.map(\.lines.first) == [1, 2, 3])
    #expect(sample.rules[1].statement == "Never \u{FFFD}\u{FFFD}")
  }

  // MARK: - Growth

  /// Texts that grow with a number and hurt a reader that looks back or ahead too far.
  private static let growing: [(name: String, text: @Sendable (Int) -> String)] = [
    (
      "rules",
      { (0..<$0).map { "- Never use `.a\($0)()` on toolbar buttons \u{2014} it looks odd (44pt).\n" }.joined() }
    ),
    ("one line", { String(repeating: "Never use a thing. ", count: 20 * $0) }),
    ("one word", { String(repeating: "a", count: 20 * $0) }),
    ("brackets", { String(repeating: "[](", count: 4 * $0) }),
    ("links", { String(repeating: "[a](b) `c` ", count: 2 * $0) }),
    ("backticks", { (0..<(2 * $0)).map { String(repeating: "`", count: 1 + $0 % 9) + "a" }.joined() }),
    ("stars", { String(repeating: "**a *b ", count: 3 * $0) }),
    ("nesting", { (0..<($0 / 8)).map { String(repeating: " ", count: min(2 * $0, 2000)) + "- a\n" }.joined() }),
    ("quotes", { String(repeating: ">", count: 20 * $0) }),
    ("tables", { "|a|b|\n|-|-|\n" + String(repeating: "|`x`|**y**|\n", count: 2 * $0) }),
    ("pipes", { "|a|\n|-|\n" + String(repeating: "|", count: 10 * $0) }),
    ("fences", { String(repeating: "```\n// Bad\n\nx\n", count: $0) }),
    ("code", { "```swift\n" + String(repeating: "enum A { // x\n  static let a = 4\n\n", count: $0) }),
    ("headings", { (0..<$0).map { String(repeating: "#", count: 1 + $0 % 6) + " T\($0)\n" }.joined() }),
    ("same words", { String(repeating: "- Never do it\n", count: 2 * $0) }),
    ("front matter", { "---\n" + (0..<$0).map { "k\($0): [a, b]\n" }.joined() + "---\n" }),
    ("open quotes", { "---\na: \"x\n" + String(repeating: "  b\n", count: 5 * $0) + "---\n" }),
    ("mojibake", { String(repeating: "\u{E2}\u{20AC}\u{201D} ", count: 3 * $0) }),
    ("definitions", { String(repeating: "Words:\n- a\n\n", count: 2 * $0) }),
    ("introduction", { "# T\n\n" + String(repeating: "Use it.\n\n", count: 4 * $0) }),
    ("conditions", { String(repeating: "rather than only if ", count: $0) }),
  ]

  /// Four times the text may cost little more than four times the work; a quadratic reader needs sixteen times as much.
  @Test(arguments: growing.map(\.name)) func workGrowsWithTheText(name: String) throws {
    let text = try #require(Self.growing.first { $0.name == name }).text
    let small = Array(text(300).utf8), large = Array(text(1200).utf8)
    let factor = Double(large.count) / Double(small.count)
    let growth = WorkGrowth.factor(small, large, below: 2.2 * factor) { _ = SkillReader.read(bytes: $0, path: "x.md") }
    #expect(growth < 2.2 * factor, "\(factor) times the bytes, \(growth) times the work")
  }

  @Test func aThousandLevels() {
    let text = (0..<1000).map { String(repeating: " ", count: 2 * $0) + "- Never a\($0)\n" }.joined()
    let sample = document(text)
    #expect(sample.rules.count == 1000)
    #expect(sample.blocks.last?.depth == 999)
  }

  @Test func aLineOfAMegabyte() {
    let sample = document("- " + String(repeating: "Never put glass on glass. ", count: 40_000) + "\n")
    #expect(sample.rules.allSatisfy { $0.lines == LineRange(1, 1) && $0.statement.utf8.count <= 1600 })
    #expect(sample.rules.reduce(0) { $0 + $1.statement.utf8.count } > 1_000_000)
  }

  /// Ten megabytes; a debug build, which is thirty times slower, reads one.
  @Test func aDocumentOfManyMegabytes() {
    #if DEBUG
      let size = 1 << 20
    #else
      let size = 10 << 20
    #endif
    let part =
      "## A heading\n\n- Never use `.glassEffect()` on toolbar buttons \u{2014} the bar does.\n\n```swift\ncall()\n```\n\n"
    let bytes = Array(String(repeating: part, count: size / part.utf8.count).utf8)
    let sample = SkillReader.read(bytes: bytes, path: "x.md")
    #expect(sample.rules.count == 2 * (size / part.utf8.count))
  }
}
