import Testing

@testable import SkillDocuments

/// What a text is called in a key.
struct SlugTests {
  @Test(arguments: [
    ("A b, C!", 64, "a-b-c"), ("", 64, ""), (" - ", 64, ""), ("don't", 64, "dont"), ("don\u{2019}t", 64, "dont"),
    ("a -- b", 64, "a-b"), ("\u{C9}a \u{DF}", 64, "\u{E9}a-\u{DF}"), ("a/1", 64, "a-1"),
    // Words that do not fit are left out; of a single one there is a quarter.
    ("abcd efgh", 9, "abcd-efgh"), ("abcd efgh", 8, "abcd"), ("abcd efgh i", 9, "abcd-efgh"),
    ("abcdefgh", 8, "abcdefgh"),
    ("abcdefgh", 7, "a"), ("abcdefghi", 8, "ab"), ("abcdefghi jk", 8, "ab"),
  ])
  func isMadeOfTheWordsThatFit(text: String, limit: Int, slug: String) {
    #expect(Slug.make(text, limit: limit) == slug)
  }
}
