import RuleIndex
import Testing

struct AliasKeyTests {
  @Test(arguments: [
    ["animate", "animated", "animating", "animates"], ["dialog", "dialogs"], ["box", "boxes"],
    ["hop", "hopped", "hopping"],
    ["entry", "entries"], ["edge", "edges"], ["scroll", "scrolling", "scrolled"], ["class", "classes"],
    ["press", "pressed"],
  ])
  func theFormsOfAWordHaveOneStem(_ forms: [String]) {
    #expect(Set(forms.map { AliasKey.stem($0) }).count == 1)
  }

  @Test(arguments: ["string", "red", "status", "axis", "glass", "é", "44", "uuid4", "used", "using", "ads"])
  func whatHasNoEndingStays(_ word: String) {
    #expect(AliasKey.stem(word) == word)
  }

  @Test(arguments: [
    ("axes", "axe"), ("keys", "kei"), ("tones", "ton"), ("added", "add"), ("timed", "tim"), ("making", "mak"),
    ("buzzing", "buzz"), ("filled", "fill"), ("hopping", "hop"), ("entry", "entri"),
    ("adding", "add"), ("egged", "egg"),
  ])
  func theStemIsWhatTheIndexHolds(_ word: String, stem: String) {
    #expect(AliasKey.stem(word) == stem)
  }

  @Test func theOrderOfWordsDoesNotCount() {
    #expect(AliasKey.of(["rounded", "corners"]) == AliasKey.of(["corner", "round", "rounds"]))
  }
}
