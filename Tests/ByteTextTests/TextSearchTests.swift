import ByteText
import Testing

struct TextSearchTests {
  @Test(arguments: [
    ("a b  c", ["a", "b", "c"]), (" ", []), ("", []), ("ä — ö", ["ä", "—", "ö"]), ("word", ["word"]), (" x", ["x"]),
  ])
  func isSplitAtBytes(_ text: String, _ parts: [String]) {
    let found = text.split(at: { $0 == UInt8(ascii: " ") }).map { String($0) }
    #expect(found == parts)
  }

  @Test(arguments: [
    ("only", true), ("Use ONLY one", true), ("this Only", true), ("onl", false), ("nly", false), ("on ly", false),
    ("", false),
  ])
  func aWordIsFoundInLettersOfAnySize(_ text: String, isHeld: Bool) {
    #expect(text.holds("only") == isHeld)
  }

  @Test(arguments: [
    ("Use glass — it is lighter — really", "Use glass "), ("Use glass", "Use glass"), ("—— because", " because"),
    ("—", ""), ("", ""),
  ])
  func theMainClauseStandsBeforeTheMark(_ text: String, _ part: String) {
    #expect(text.part(before: "—") == part)
  }
}
