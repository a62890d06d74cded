extension SourceFile {
  private static let endings = [
    "Tests", "TestHelpers", "TestSupport", "TestUtilities", "TestingUtilities", "Mock", "Mocks",
  ]

  /// Whether the file belongs to tests: by what it imports, or by where it lies and what it is called.
  ///
  /// Folders and files count whose names begin with `Mock`, or end as `FeedTests`, `TestHelpers` or `FeedMock` do.
  public var isOfTests: Bool {
    imports("XCTest") || imports("Testing")
      || path.split(separator: "/").contains { part in
        let name = part.hasSuffix(".swift") ? part.dropLast(6) : part
        return name.hasPrefix("Mock") || SourceFile.endings.contains(where: name.hasSuffix)
      }
  }
}
