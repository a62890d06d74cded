import Testing

@testable import SwiftKitCLI

/// A request for a skill, taken apart into words, and what a skill says it is not for.
@Suite struct SkillRequestTests {
  @Test(arguments: [
    ("animations", "anim"), ("animation", "anim"), ("animating", "anim"), ("editing", "edit"), ("going", "going"),
    ("buttons", "button"), ("rates", "rate"), ("rows", "rows"), ("glass", "glass"), ("list", "list"),
  ])
  func wordsWithoutEndings(word: String, stem: String) { #expect(SkillRequest(word).stems == [stem]) }

  @Test func words() {
    let request = SkillRequest("New Toolbar in a sheet: buttons, a button!")
    #expect(request.spoken == " new toolbar in a sheet buttons a button ")
    #expect(request.words.map(\.text) == ["toolbar", "sheet", "buttons"])
    #expect(request.pairs == ["new toolbar", "toolbar in", "sheet buttons"])
    #expect(!request.whole.contains("a") && !request.whole.contains("in") && request.whole.contains("new"))
    #expect(!request.namesDesign && SkillRequest("see https://Figma.com/x").namesDesign)
    #expect(SkillRequest("how to b c").pairs.isEmpty)
  }

  @Test(arguments: [
    ("Not for lists", "a list", true), ("Not for lists", "a toolbar", false),
    ("Not for rows of lists", "a list", false),
    ("Not for rows of lists", "rows of a list", true), ("Not for long rows of lists", "a long list", true),
    ("Not for long rows of lists", "a long sheet", false), ("Not for Metal shaders", "metal", true),
    ("Not for Metal shaders", "a shader", false), ("Not for Metal shaders", "not", false), ("", "a list", false),
    ("Lists", "rows", false),
  ])
  func exclusions(text: String, request: String, isMet: Bool) {
    #expect(SkillProfile.Exclusion(text).isMet(by: SkillRequest(request)) == isMet)
  }
}
