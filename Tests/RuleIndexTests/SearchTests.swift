import POSIXSupport
import RuleIndex
import RuleModel
import TestSupport
import Testing

@Suite struct SearchTests {
  @Test(arguments: [
    ("glassEffectID", ["glass", "effect", "id"]), ("UIKit", ["ui", "kit"]), ("onScrollDown", ["on", "scroll", "down"]),
    ("iOS26", ["i", "os", "26"]), ("h1", ["h", "1"]), ("plain", []), ("URL", []), ("", []),
    ("größeNeu", ["größe", "neu"]),
  ])
  func namesComeApart(name: String, parts: [String]) {
    #expect(NameParts.parts(of: name) == parts)
  }

  @Test func wordsAreRunsOfLettersAndDigits() {
    #expect(
      NameParts.words(in: ".glassEffect(.regular), 44×44 — naïve 🎈") == ["glassEffect", "regular", "44", "44", "naïve"])
  }

  @Test func hitsSayWhereEachPhraseStands() throws {
    let store = try filled(["Never tint the toolbar glass", "Glass is fine"])
    let phrases = ["tint", "toolbar glass", "absent"].compactMap { SearchPhrase($0) }
    let rows = try store.matches(phrases)
    #expect(rows.count == 1)
    #expect(
      rows.first.map { Array($0.hits) } == [
        Hit(phrase: 0, column: 0, position: 1), Hit(phrase: 1, column: 0, position: 3),
      ])
    // The collector is empty again for the next question.
    #expect(try store.matches([phrases[0]]).count == 1)
  }

  @Test(arguments: [
    "\"", "NEAR(", "a* OR", "x:y", "(", "-glass", "NOT", "{a b}", "^", "\0glass", "🎈", "AND", "''", "col : x",
  ])
  func noTextIsAnOperator(text: String) throws {
    let store = try filled(["Use glass"])
    _ = try store.matches([text, "glass"].compactMap { SearchPhrase($0) })
  }

  @Test func phrasesNeedWords() {
    #expect(SearchPhrase("*()\"") == nil)
    #expect(SearchPhrase("") == nil)
  }

  @Test func wordsAreCountedInAndOut() throws {
    var store = try filled(["Use glass", "Use more glass"])
    #expect(try store.uses(of: "glass") == 4)
    let file = try #require(try store.files().first)
    try store.change { store throws(RuleIndexError) in try store.remove(file: file.id) }
    #expect(try store.uses(of: "glass") == 0)
    #expect(try store.words(beginning: "", length: 1...99).isEmpty)
    for view in RuleStore.documentedViews { #expect(try store.dump(view: view).isEmpty, "\(view)") }
  }

  /// Letters of any size and alphabet; so many words that their table grows, and that they are stored in several pieces.
  @Test func manyWordsAreCounted() throws {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    let words = letters.flatMap { first in letters.map { "\(first)\($0)q" } }
    let store = try filled([words.joined(separator: " "), words.joined(separator: ", "), "Naïve naïve NAIVE Über"])
    for word in words { #expect(try store.uses(of: word) == 2, "\(word)") }
    #expect(try store.uses(of: "naïve") == 2)
    #expect(try store.uses(of: "naive") == 1)
    #expect(try store.uses(of: "über") == 1)
  }

  @Test(arguments: [0, 1, 15, 16, 17, 40])
  func everyUseOfAnAPIIsStored(_ count: Int) throws {
    let uses = (0..<count).map { InterfaceUse(name: "name\(1000 + $0)", role: .mention) }
    let rule = Rule(
      key: "a/b/c", kind: .rule, strength: .must, polarity: .requires, statement: "Use them", interfaces: uses,
      section: [], lines: LineRange(1, 1))
    let file = IndexedFile(
      path: "/a.md", unit: "/a.md", stamp: FileStamp(size: 1, modified: 2, inode: 3), hash: "h", lineCount: 1,
      skill: Skill(id: "a", title: "A"), rules: [rule])
    var store = try RuleStore.inMemory()
    var rows: [Int64] = []
    try store.change { store throws(RuleIndexError) in rows = try store.add(file) }
    #expect(try store.rules(rows).map(\.rule.interfaces) == [uses])
  }

  @Test func rulesComeBackAsTheyWentIn() throws {
    let store = try filled(["Use glass"])
    let expected = try #require(Samples.file("/a.md", ["Use glass"]).rules.first)
    let phrase = try #require(SearchPhrase("glass"))
    let id = try #require(try store.matches([phrase]).first?.row)
    let stored = try #require(try store.rules([id]).first)
    #expect(stored.rule == expected)
    #expect(stored.citation == Citation(path: "/a.md", lines: LineRange(1, 1)))
  }

  @Test func aliasesAreFoundByTheirWords() throws {
    let store = try filled(["Use glass"])
    #expect(try store.aliases(among: ["frosted", "x"]).map(\.targets) == [["glass"]])
    #expect(try store.aliases(among: ["frost", "frosteds"]).isEmpty)
  }

  private func filled(_ statements: [String]) throws -> RuleStore {
    var store = try RuleStore.inMemory()
    try store.change { store throws(RuleIndexError) in try store.add(Samples.file("/a.md", statements)) }
    return store
  }
}
