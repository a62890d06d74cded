import Testing

@testable import SkillDocuments

/// Places at the end of a statement.
struct SourceMarkTests {
  @Test func placesAreTakenFromTheStatement() {
    let (statement, sources) = SourceMarks.split("Use glass [1:2-3, two.md:4]")
    #expect(statement == "Use glass" && sources == ["1:2-3", "two.md:4"])
  }

  @Test(arguments: [
    "Use [a](b)", "Use [x]", "[1:2]", "Use [1:]", "Use [1:2-3-4]", "Use [a b:2]", "Use [:2]", "Use [1:2-a]", "Use []",
    "Use [1:2, x]", "Use [1:2].", "",
  ])
  func whatIsNoPlaceStays(text: String) {
    let (statement, sources) = SourceMarks.split(text)
    #expect(statement == text && sources.isEmpty)
  }
}
