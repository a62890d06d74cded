import Testing

@testable import Answering

/// A skill that nobody has, and the one that was meant.
struct UnknownSkillTests {
  @Test(
    arguments: [
      ("lsts", "lists"), ("Glass", "liquid-glass"), ("gla", "liquid-glass"), ("kubernetes", nil), ("", nil),
    ] as [(String, String?)])
  func theNearestIsSuggested(name: String, meant: String?) {
    let end = meant.map { "did you mean '\($0)'?" } ?? "'swiftkit skills list' shows those that there are"
    #expect(
      UnknownSkill(name: name, known: ["liquid-glass", "lists"]).description == "there is no skill '\(name)'; \(end)")
  }

  @Test func nothingWasMeantByNoName() {
    #expect(!UnknownSkill(name: "", known: ["x"]).description.contains("mean"))
  }
}
