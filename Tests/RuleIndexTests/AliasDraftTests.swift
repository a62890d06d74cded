import RuleIndex
import Testing

/// Texts of files are filed as their words would be, without a string for each.
struct AliasDraftTests {
  @Test(arguments: [
    "box", "Boxes", "Rounded corners", "corner, Rounds & rounded", "c b a", "b a b a", "tab bars 2", "ab a", "a_b",
    "quick adding", "the egged", "Größe des Bildes", "Bild größe", "", " - ", " a ",
  ])
  func aTextIsFiledUnderTheStemsOfItsWords(text: String) {
    var draft = AliasDraft()
    let isFiled = draft.add(text: ArraySlice(text.utf8), list: draft.add(targets: ArraySlice("x".utf8)))
    let key = AliasKey.of(NameParts.words(in: text.lowercased()))
    #expect(isFiled == !key.isEmpty)
    #expect(AliasBook(draft).pages.map(\.first) == (key.isEmpty ? [] : [key]))
  }

  @Test func severalTextsStandInTheOrderOfTheAlphabet() {
    var draft = AliasDraft()
    for text in ["tabs", "Rounded corners", "bar", "tab"] {
      let isFiled = draft.add(text: ArraySlice(text.utf8), list: draft.add(targets: ArraySlice(text.utf8)))
      #expect(isFiled)
    }
    let entries = AliasBook(draft).pages.map { String(decoding: $0.entries, as: UTF8.self) }
    #expect(entries == ["bar\t2\ncorner round\t1\ntab\t0,3\n"])
  }
}
