import SourceChecking
import Testing

/// What git itself says of the same lines and paths (`git check-ignore`).
@Suite struct IgnoreListTests {
  @Test(
    arguments: [
      ("build", "build", true), ("build", "a/build", true), ("build", "builds", nil),
      ("/build", "build", true), ("/build", "a/build", nil),
      ("a/b", "a/b", true), ("a/b", "x/a/b", nil),
      ("*.swift", "x.swift", true), ("*.swift", "a/b/x.swift", true), ("*.swift", "x.swiftx", nil),
      ("a/*.swift", "a/x.swift", true), ("a/*.swift", "a/b/x.swift", nil),
      ("**/x", "x", true), ("**/x", "a/b/x", true), ("**/*x", "x", true), ("**/*x", "a/yx", true),
      ("a/**", "a/b/c", true), ("a/**", "a", nil),
      ("a/**/b", "a/b", true), ("a/**/b", "a/x/y/b", true), ("a/**/b", "ab", nil),
      ("x?z", "xyz", true), ("x?z", "x/z", nil), ("[a-c]x", "bx", true), ("[!a-c]x", "bx", nil), ("[^a]x", "bx", true),
      ("[x", "[x", true), ("[]a]", "]", true),
      ("\\#a", "#a", true), ("# a", "# a", nil), ("\\!a", "!a", true), ("a\\*", "a*", true), ("a\\*", "ab", nil),
      ("a  ", "a", true), ("a\\ ", "a ", true), ("", "a", nil), ("/", "a", nil),
      ("*.log\n!keep.log", "keep.log", false), ("!keep.log\n*.log", "keep.log", true),
      ("é*", "élan", true),
    ] as [(String, String, Bool?)])
  func verdicts(lines: String, path: String, expected: Bool?) {
    #expect(IgnoreList(lines).verdict(on: path, isFolder: false) == expected)
  }

  @Test func foldersOnly() {
    #expect(IgnoreList("out/").verdict(on: "out", isFolder: true) == true)
    #expect(IgnoreList("out/").verdict(on: "out", isFolder: false) == nil)
  }

  @Test func manyStarsAreNotSlow() {
    let list = IgnoreList(String(repeating: "*a", count: 40) + "b")
    #expect(list.verdict(on: String(repeating: "a", count: 4_000), isFolder: false) == nil)
  }
}
