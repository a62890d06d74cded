import RuleIndex
import Testing

/// Where a position of a settled conflict holds.
struct HoldingTests {
  @Test(
    arguments: [
      (Holding(profiles: []), "never"), (Holding(profiles: ["system", "tokens"]), "always"),
      (Holding(profiles: ["tokens"]), "profile tokens"),
      (Holding(profiles: ["tokens", "own"]), "profile tokens or own"),
      (Holding(profiles: ["system", "tokens"], firstOS: 26), "from iOS 26"),
      (Holding(profiles: ["system", "tokens"], endOS: 26.2), "before iOS 26.2"),
      (Holding(profiles: ["system", "tokens"], contexts: ["list", "bar"]), "in list and bar"),
      (
        Holding(profiles: ["system"], firstOS: 18, endOS: 26, contexts: ["list"]),
        "profile system, from iOS 18, before iOS 26, in list"
      ),
    ])
  func isSaidInWords(holding: Holding, text: String) { #expect(holding.text == text) }

  @Test(arguments: [(25.9, false), (26, true), (26.5, true), (27, false), (28, false)])
  func holdsFromItsFirstVersionToTheOneBeforeItsEnd(version: Double, expected: Bool) {
    #expect(Holding(profiles: ["system"], firstOS: 26, endOS: 27).holds(on: version) == expected)
  }

  @Test func aBoundThatIsNotThereIsNone() {
    #expect(Holding(profiles: ["system"], endOS: 27).holds(on: 1))
    #expect(Holding(profiles: ["system"], firstOS: 26).holds(on: 99))
    #expect(!Holding(profiles: [], firstOS: 26).holds(on: 26))
  }
}
