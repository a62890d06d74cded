import Testing

@testable import Scaffolding

/// Paths that templates, records and journals may name, each with what is wrong with it.
@Suite struct RelativePathTests {
  @Test(arguments: [
    ("a", nil), ("a/b.swift", nil), ("", "is empty"), ("/a", "is absolute"), ("~/a", "is absolute"),
    ("..", "goes up with '..'"), ("a/../b", "goes up with '..'"), ("a//b", "has an empty part"),
    ("./a", "has an empty part"), ("a/", "has an empty part"), ("..a/b..", nil),
    (String(repeating: "a", count: 255), nil), (String(repeating: "a", count: 256), "is too long"),
    (String(repeating: "abcdefg/", count: 127) + "abcdefgh", nil),
    (String(repeating: "abcdefg/", count: 128) + "a", "is too long"),
    ("a\u{1f}", "contains a character that is not portable"), ("a ", nil),
    ("a\u{7f}", "contains a character that is not portable"), ("a\\b", "contains a character that is not portable"),
    ("a:b", "contains a character that is not portable"), ("a\u{200C}", "contains an invisible character"),
    ("é", nil), (".git/x", "is in .git"), ("a/.GIT", "is in .git"), (".swiftkit", "is in .swiftkit"),
    (".gitignore", nil),
  ])
  func paths(path: String, flaw: String?) { #expect(RelativePath.flaw(in: path) == flaw) }

  @Test(arguments: [
    ("con", "has a name that is reserved for a device on Windows"),
    ("a/NUL.txt", "has a name that is reserved for a device on Windows"),
    ("com1", "has a name that is reserved for a device on Windows"), ("com", nil), ("com10", nil), ("comx", nil),
    ("lpt9.swift", "has a name that is reserved for a device on Windows"), ("cons", nil),
    ("GIT~1", "is another name of .git on Windows"), ("git1", nil),
    ("a.", "has a part that begins or ends in a space or a dot"),
    ("a /b", "has a part that begins or ends in a space or a dot"),
    (" a", "has a part that begins or ends in a space or a dot"), ("a b.c", nil),
    ("a?", "contains a character that is not portable"), ("a|b", "contains a character that is not portable"),
  ])
  func portability(path: String, flaw: String?) { #expect(RelativePath.portabilityFlaw(in: path) == flaw) }

  @Test(arguments: [
    (".swiftkit/manifest.json", nil), (".swiftkit/.gitignore", nil), (".swiftkit/templates", nil),
    (".swiftkit/templates/mine/a.swift", nil), (".swiftkit/templates/../x", "is not a path inside the project"),
    (".swiftkit/templates/", "is not a path inside the project"), (".swiftkit/other", "is in .swiftkit"),
    (".swiftkit", "is in .swiftkit"), (".git/config", "is in .git"), ("a/b", nil),
    ("a//b", "is not a path inside the project"),
    (".g\u{200C}it/x", "is in .git"), ("a\nb", "contains a character that is not portable"),
  ])
  func journals(path: String, flaw: String?) {
    #expect(RelativePath.flaw(inJournal: path) == flaw)
    if !path.hasPrefix(".swiftkit/") { #expect(RelativePath.flaw(inRecord: path) == flaw) }
  }

  @Test func basesAreInTheJournal() {
    #expect(RelativePath.flaw(inJournal: Manifest.path) == nil)
    #expect(RelativePath.flaw(inJournal: Manifest.bases) == nil)
    #expect(RelativePath.flaw(inJournal: Manifest.basePath(of: String(repeating: "a", count: 64))) == nil)
    #expect(RelativePath.flaw(inJournal: Manifest.bases + "x") == "is in .swiftkit")
  }
}
