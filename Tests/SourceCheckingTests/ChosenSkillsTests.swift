import SourceChecking
import Testing

/// Which packs take part: what names a pack itself counts for more than what names its place.
@Suite struct ChosenSkillsTests {
  @Test(arguments: [
    ("", "a", "user", true), ("with: [a, project]", "a", "user", true), ("with: [a, project]", "b", "project", true),
    ("with: [a, project]", "b", "user", false), ("without: [b, user]", "b", "project", false),
    ("without: [b, user]", "a", "user", false), ("without: [b, user]", "a", "bundled", true),
    ("with: [a]\n  without: [a]", "a", "user", false), ("with: [a]\n  without: [user]", "a", "user", true),
    ("with: [user]\n  without: [user]", "a", "user", false), ("with: [user]\n  without: [b]", "a", "user", true),
    ("with: [user]\n  without: [b]", "a", "project", false),
  ])
  func packs(text: String, name: String, place: String, takesPart: Bool) throws {
    let choice = try CheckSettings(reading: text.isEmpty ? "" : "skills:\n  \(text)", file: "x.yml").skills
    #expect(choice.takes(name, from: place) == takesPart)
    #expect(choice.takesAll == text.isEmpty)
  }
}
