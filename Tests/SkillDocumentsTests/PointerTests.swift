import Testing

@testable import SkillDocuments

/// What only leads to another document.
struct PointerTests {
  @Test(arguments: [
    ("a/b.md", true), ("a-b.md", true), ("-.md", true), ("README.md", true), ("PFSpacing.md", false), (".md", false),
    ("a/b.md#c", true), ("a b/c.md", false), ("a/b.txt", false), ("x.md#a-b", false),
  ])
  func documents(text: String, isOne: Bool) { #expect(Pointer.isDocument(text) == isOne) }

  @Test(arguments: [
    ("References", true), ("Further reading", true), ("External Apple: see also", true), ("Further", false),
    ("Key external resources and links", false), ("References of ropes", false), ("", false),
  ])
  func titlesOfReferences(title: String, isOne: Bool) { #expect(Pointer.isReferences(title) == isOne) }

  @Test(arguments: [
    ("Knots: a/b.md", true), ("Knots: a/b.md.", true), ("Knots: http://x.y", true), ("Knots - a/b.md", true),
    ("Knots a/b.md", false), ("Knots: x.md", false), ("a/b.md", false), ("Knots: b", false), ("", false),
  ])
  func endsThatLeadElsewhere(text: String, isOne: Bool) { #expect(Pointer.ends(text) == isOne) }

  @Test(arguments: [
    ("", false, true), ("From WWDC 286", false, true), ("From WWDC on use the new rope", false, false),
    ("Watch the WWDC talk of all these ropes", false, true), ("See a/b.md", false, true),
    ("See example.org/knots", false, true), ("See example.org/knots and more", false, false),
    ("This section covers ropes", false, true), ("Here this section covers ropes", false, false),
    ("Here this section covers ropes", true, true), ("The guide covers knots", true, true),
    ("Patterns of knots", true, true), ("Patterns of knots", false, false), ("Coil the rope", true, false),
  ])
  func sentencesThatLeadOn(text: String, isIntroduction: Bool, expected: Bool) {
    #expect(Pointer.leadsOn(text, inIntroduction: isIntroduction) == expected)
  }
}
