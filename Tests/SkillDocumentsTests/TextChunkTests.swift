import RuleModel
import Testing

@testable import SkillDocuments

/// Long texts are cut into pieces of five lines and sixteen hundred bytes.
struct TextChunkTests {
  @Test(
    arguments: [
      ("a\nb\nc\nd\ne", ["1-5 a\nb\nc\nd\ne"]), ("a\nb\nc\nd\ne\nf", ["1-5 a\nb\nc\nd\ne", "6-6 f"]),
      // Behind a sentence where there is one.
      ("a.\nb\nc\nd\ne\nf", ["1-1 a.", "2-6 b\nc\nd\ne\nf"]),
      ("a\nb\nc. d\ne\nf\ng", ["1-3 a\nb\nc.", "3-6 d\ne\nf\ng"]),
    ] as [(String, [String])])
  func linesAreCut(text: String, expected: [String]) {
    #expect(TextChunks.split(text, firstLine: 1).map { "\($0.lines.first)-\($0.lines.last) \($0.text)" } == expected)
  }

  @Test(arguments: [(800, "", 1), (800, "x", 2), (1600, "", 2), (1600, "x", 3)])
  func wordsAreCut(count: Int, end: String, pieces: Int) {
    let chunks = TextChunks.split(String(repeating: "x ", count: count) + end, firstLine: 7)
    #expect(chunks.count == pieces)
    #expect(chunks.allSatisfy { $0.lines == LineRange(7, 7) && $0.text.utf8.count <= 1600 })
  }

  @Test func lettersAreNotCut() {
    let text = "a" + String(repeating: "\u{E9}", count: 800)
    #expect(TextChunks.split(text, firstLine: 1).map(\.text) == [String(text.dropLast()), "\u{E9}"])
  }

  @Test(arguments: [("A.\nB!\nC?\nD:", [1, 2, 3, 4]), ("A.\nB", [1]), ("A.", [1]), ("A.\n\nB.", [1])])
  func linesThatAreSentencesStandAlone(text: String, lines: [Int]) {
    #expect(TextChunks.statements(text, firstLine: 1).map(\.lines.first) == lines)
  }
}
