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
      ("[x", "[x", true), ("[]a]", "]", true), ("[a-]x", "-x", true), ("[a-a]x", "-x", nil), ("[a-a]x", "ax", true),
      ("[!]a]x", "bx", true), ("[!]a]x", "]x", nil), ("*a*b", "aab", true), ("*a*b", "abab", true),
      ("*a*b", "aba", nil),
      ("[c-a]x", "cx", true), ("x/a[!b]c", "x/a/c", nil), ("x/a[!b]c", "x/adc", true),
      ("a/x**/y", "a/x/y", true), ("a/x**/y", "a/xy", nil),
      ("\\#a", "#a", true), ("# a", "# a", nil), ("\\!a", "!a", true), ("a\\*", "a*", true), ("a\\*", "ab", nil),
      ("\\", "\\", nil), ("a\\", "a\\", nil), ("a\\", "a", nil), ("*\\", "a\\", nil), ("**\\", "a\\", nil),
      ("a\\\\", "a\\", true), ("a\\\\\\", "a\\", nil), ("*\n!a\\", "a\\", true),
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
    #expect(IgnoreList("out\\/").verdict(on: "out\\", isFolder: true) == nil)
  }

  /// A file is taken by itself, or by a folder around it.
  @Test(arguments: [
    ("Old/", "Old/a.swift", true), ("Old/", "Old", false), ("Old", "Old", true), ("*.swift", "a.swift", true),
    ("Old/", "New/Old/a.swift", true), ("/Old", "New/Old/a.swift", false), ("", "a.swift", false),
    ("Old/\n!Old/a.swift", "Old/a.swift", true), ("*.swift\n!a.swift", "a.swift", false),
    ("New/Old", "New/Old/a", true),
  ])
  func coverage(lines: String, path: String, isCovered: Bool) {
    #expect(IgnoreList(lines).covers(path) == isCovered)
  }

  @Test func emptiness() {
    #expect(IgnoreList("").isEmpty && IgnoreList("# a\n\n").isEmpty && !IgnoreList("a").isEmpty)
  }

  @Test func manyStarsAreNotSlow() {
    let list = IgnoreList(String(repeating: "*a", count: 40) + "b")
    #expect(list.verdict(on: String(repeating: "a", count: 4_000), isFolder: false) == nil)
  }
}
