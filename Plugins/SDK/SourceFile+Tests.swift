extension SourceFile {
  private static let endings = [
    "Tests", "TestHelpers", "TestSupport", "TestUtilities", "TestingUtilities", "Mock", "Mocks",
  ]

  /// Whether where the file lies and what it is called says that it belongs to tests.
  var isPathOfTests: Bool {
    path.split(separator: "/").contains { part in
      let name = part.hasSuffix(".swift") ? part.dropLast(6) : part
      return name.hasPrefix("Mock") || name.hasPrefix("Tests ") || SourceFile.endings.contains(where: name.hasSuffix)
    }
  }
}
