import POSIXSupport
import Testing

struct ByteSearchTests {
  @Test(arguments: [
    ("", "", true), ("", "a", false), ("abc", "", true), ("abc", "abc", true), ("abc", "c", true),
    ("abc", "abcd", false),
    ("aab", "ab", true), ("a\u{0}b", "b", true), ("né", "é", true),
  ])
  func found(text: String, word: String, isThere: Bool) {
    #expect(Array(text.utf8).hold(word) == isThere)
  }
}
