import RuleModel
import SkillDocuments
import Testing

struct BlockTests {
  /// The blocks of a text, one a word: `h2`, `b0` for a bullet at depth 0, `t` table, `c` code, `p` paragraph ...
  private func shape(_ text: String) -> String {
    document(text).blocks.map { block in
      switch block.kind {
      case .frontMatter: "f"
      case .heading(let level): "h\(level)"
      case .code(let language): "c\(language)"
      case .table(let table): "t\(table.header.count)x\(table.rows.count)"
      case .item(let item):
        switch item.marker {
        case .bullet: "b\(item.depth)"
        case .number(let number): "n\(number)"
        case .task(let isDone): isDone ? "x\(item.depth)" : "o\(item.depth)"
        }
      case .paragraph: "p\(block.depth)"
      case .quote: "q"
      case .thematicBreak: "-"
      case .comment: "!"
      }
    }.joined(separator: " ")
  }

  @Test(arguments: [
    ("# A\n## B ##\n####### no\n#no", "h1 h2 p0"),
    ("Title\n===\n\nOther\n---\n\n---\n", "h1 h2 -"),
    ("**A bold line:**\n\n**A bold sentence.**\n\n**Bold** start", "h7 p0 p0"),
    ("- a\n  - b\n    - c\n  - d\n- e", "b0 b1 b2 b1 b0"),
    ("* a\n+ b\n- [ ] c\n- [x] d", "b0 b0 o0 x0"),
    ("1. a\n2) b\n   - c\n10. d", "n1 n2 b1 n10"),
    ("a line\n2024. is no list\nmore", "p0"),
    ("- a\n  more of a\nlazy too\n\n  still in a\n\nout", "b0 p1 p0"),
    ("```swift\n# no heading\n- no item\n```\ntext", "cswift p0"),
    ("~~~\n```\n~~~\n````md\n```\n````", "c cmd"),
    ("`` ` `` no fence", "p0"),
    ("- a\n  ```swift\n  code\n  ```\n- b", "b0 cswift b0"),
    ("|a|b|\n|-|-|\n|1|2|\n|3|\n\ntext", "t2x2 p0"),
    ("text\n|a|b|\n|-|:-:|\n|1|2|", "p0 t2x1"),
    ("a | b\n--|--\n1 | 2", "t2x1"),
    ("|a|b|\n|-|\n", "p0"),
    ("> quote\n> more\n\n<!-- comment\nover lines -->\n", "q !"),
    ("    indented\n\n    code\n\ntext", "c p0"),
    ("* * *\n- - -\n___", "- - -"), ("###### six", "h6"), ("#", "h1"), ("**a**", "h7"), ("**Wow!**", "p0"),
    ("**a** and **b**", "p0"), ("123456789. a", "n123456789"), ("1234567890. a", "p0"), ("1.a", "p0"), ("1.", "n1"),
    ("- a\n\t- b", "b0 b1"), ("- [x]c\n- [X] d\n- [y] e\n- [ ]", "b0 x0 b0 o0"), ("|a|b|\n|-|-|\n- item", "t2x0 b0"),
  ])
  func structure(text: String, expected: String) {
    #expect(shape(text) == expected)
  }

  @Test func tableCells() throws {
    let table = "| a \\| b | `c | d` |\n|---|---|\n| 1 | |\n"
    guard case .table(let table) = try #require(document(table).blocks.first).kind else { throw NoTable() }
    #expect(table.header == ["a | b", "`c | d`"])
    #expect(table.rows == [["1", ""]])
  }

  private struct NoTable: Error {}

  @Test func anOpenFenceRunsToTheEndAndIsReported() {
    let sample = document("text\n\n```swift\nlet a = 1\n\n# no heading\n")
    #expect(sample.blocks.last?.lines == LineRange(3, 6))
    #expect(sample.problems.map(\.kind) == [.openFence])
    #expect(sample.problems.first?.lines == LineRange(3, 3))
  }

  @Test(arguments: [("# A #", "A"), ("# A#", "A#"), ("# #", ""), ("# A # B", "A # B"), ("## A ##  ", "A")])
  func signsBehindATitleAreNoPartOfIt(text: String, title: String) {
    #expect(document(text + "\n").sections.map(\.title) == [title])
  }

  @Test func sections() {
    let sections = document("# A\ntext\n## B\n**C:**\n- c\n## D\n# E\n").sections
    #expect(sections.map(\.title) == ["A", "B", "C", "D", "E"])
    #expect(sections.map(\.parent) == [nil, 0, 1, 0, nil])
    #expect(sections.map(\.lines.last) == [6, 5, 5, 6, 7])
  }
}
