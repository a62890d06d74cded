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
