import Testing

@testable import SkillDocuments

/// What leads to a file.
struct ReferenceTests {
  @Test(
    arguments: [
      ("a/b.md:3-8", "a/b.md", 3), ("a/b.md:3", "a/b.md", 3), ("./a/b.md", "a/b.md", nil), ("a.md#x", "a.md", nil),
      ("a.md?x", "a.md", nil), ("", nil, nil), ("#x", nil, nil), ("a<b", nil, nil),
    ] as [(String, String?, Int?)])
  func linksLeadToFiles(target: String, path: String?, line: Int?) {
    let reference = Reference(link: target)
    #expect(reference?.path == path && reference?.line == line)
  }

  @Test(arguments: [
    ("a/b.md", true), ("a/b.swift:3", true), ("a.md", false), ("/a/b.md", false), ("a/b", false), ("a/b.zip", false),
    ("http://a/b.md", false),
  ])
  func codeIsAPathByItsSlashAndItsEnding(code: String, isPath: Bool) {
    #expect((Reference(path: code) != nil) == isPath)
  }
}
