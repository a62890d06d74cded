extension SourceFile {
  /// Whether the file belongs to tests: by what it imports, or by where it lies and what it is called.
  ///
  /// Folders and files whose names end in `Tests`, `TestHelpers` or `TestSupport` or begin with `Mock` count.
  public var isOfTests: Bool {
    imports("XCTest") || imports("Testing")
      || path.split(separator: "/").contains { part in
        let name = part.hasSuffix(".swift") ? part.dropLast(6) : part
        return name.hasPrefix("Mock") || ["Tests", "TestHelpers", "TestSupport", "TestUtilities", "TestingUtilities", "Mock", "Mocks"].contains(where: name.hasSuffix)
      }
  }
}
