import Testing

@testable import POSIXSupport

/// Paths taken apart by their bytes.
@Suite struct PathNamesTests {
  @Test(arguments: [
    ("", false, []), ("/", true, []), ("a", false, ["a"]), ("a/", false, ["a"]), ("/a//b/", true, ["a", "b"]),
    ("./a/..", false, [".", "a", ".."]), ("bü/c", false, ["bü", "c"]),
  ])
  func names(path: String, isAbsolute: Bool, expected: [String]) {
    let names = PathNames(Array(path.utf8))
    #expect(names.isAbsolute == isAbsolute)
    #expect(names.names.map { String(decoding: $0, as: UTF8.self) } == expected)
    #expect(PathNames.path(names.names) == FilePath(expected.joined(separator: "/")))
  }

  @Test(arguments: [
    (".", true, false), ("..", false, true), ("...", false, false), ("a", false, false), ("", false, false),
  ])
  func folders(name: String, isCurrent: Bool, isParent: Bool) {
    #expect(PathNames.isCurrent(Array(name.utf8)) == isCurrent)
    #expect(PathNames.isParent(Array(name.utf8)) == isParent)
  }
}
