import Testing

@testable import ProjectModel

/// Paths of a project, with `..` and `.` worked out; none leads out of it.
@Suite struct RelativePathTests {
  @Test(arguments: [
    ("", "a", "a"), ("a", "b", "a/b"), ("a/b", "..", "a"), ("a", "..", ""), ("a", "../..", nil), ("", "..", nil),
    ("a", "/b", nil), ("a", "./b/.", "a/b"), ("a", "", "a"), ("a", "../b", "b"), ("a", "b/../../c", "c"),
    (
      String(repeating: "a", count: 1_000), String(repeating: "b", count: 24),
      String(repeating: "a", count: 1_000) + "/" + String(repeating: "b", count: 24)
    ),
    (String(repeating: "a", count: 1_000), String(repeating: "b", count: 25), nil),
  ])
  func joined(base: String, path: String, expected: String?) { #expect(RelativePath.joined(base, path) == expected) }

  @Test(arguments: [("a/b/c.swift", "a/b", "c.swift"), ("c", "", "c"), ("/c", "", "c"), ("", "", "")])
  func parts(path: String, folder: String, name: String) {
    #expect(RelativePath.folder(of: path) == folder)
    #expect(RelativePath.name(of: path) == name)
  }

  @Test(arguments: [
    ("a/b.swift", "a", true), ("a/b/c.swift", "a/b", true), ("a/b/c.swift", "a", false), ("ab/c.swift", "a", false),
    ("a.swift", "", false), ("a", "a", false), ("a/", "a", true), ("b/c.swift", "a", false), ("", "a", false),
    ("å/ü.swift", "å", true),
  ])
  func filesDirectlyInAFolder(path: String, folder: String, expected: Bool) {
    #expect(RelativePath.lies(path, directlyIn: folder[...]) == expected)
  }

  @Test(arguments: [("a/b", "a", true), ("a", "a", true), ("ab", "a", false), ("a", "", true), ("b/a", "a", false)])
  func inside(path: String, folder: String, expected: Bool) { #expect(RelativePath.isInside(path, folder) == expected) }
}
