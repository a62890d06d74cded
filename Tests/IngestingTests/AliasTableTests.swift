import RuleIndex
import Testing

@testable import Ingesting

/// Tables of everyday words: which lines are entries, and what they hold.
struct AliasTableTests {
  @Test(
    arguments: [
      ("blur\tMaterial", [], "blur\t0\n", "Material\n"),
      (" blur ; frosted \t Material ,, glassEffect , ", [], "blur\t0\nfrost\t0\n", "Material,glassEffect\n"),
      ("# note\n\n \t \nblur\tMaterial\r\n", [], "blur\t0\n", "Material\n"),
      ("one\nblur\tMaterial\ntwo", [1, 3], "blur\t0\n", "Material\n"),
      ("tab\tTabView\nblur\tMaterial", [], "blur\t1\ntab\t0\n", "TabView\nMaterial\n"),
      ("blur\tMaterial\tglass", [1], "", ""), ("blur\t,", [1], "", ""), ("", [], "", ""),
    ] as [(String, [Int], String, String)])
  func aLineIsAnEntryOrAMistake(text: String, mistakes: [Int], entries: String, targets: String) {
    let (book, problems) = AliasTable.read(Array(text.utf8))
    #expect(problems.map(\.line) == mistakes)
    #expect(book.pages.map { String(decoding: $0.entries, as: UTF8.self) }.joined() == entries)
    #expect(book.lists.map { String(decoding: $0.lines, as: UTF8.self) }.joined() == targets)
  }

  @Test func wordsWithoutLettersAreAMistake() {
    #expect(AliasTable.read(Array("- ; ;\tMaterial".utf8)).problems.map(\.line) == [1])
  }
}
