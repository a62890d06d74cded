import Testing
import WireFormats

/// Fields that documents work out from what they are given.
@Suite struct DocumentFieldsTests {
  @Test(arguments: [([], 0), ([7], 7), ([3, 0, 4], 7)])
  func cachesKnowTheirSize(sizes: [Int], expected: Int) {
    let items = sizes.map {
      CacheDocument.Item(path: "p", purpose: "rules", bytes: $0, days: 1, used: true, reason: nil)
    }
    #expect(CacheDocument(folder: nil, items: items, failures: nil).bytes == expected)
  }

  @Test(arguments: [("note", "recommendation"), ("warning", "warning"), ("error", "error")])
  func gitHubSortsBySeverity(level: String, expected: String) {
    let rule = SARIFDocument.Rule(
      id: "a", title: "t", description: "d", help: "h", enabled: true, level: level, rules: [], tags: [])
    #expect(rule.properties.problemSeverity == expected)
    #expect(rule.defaultConfiguration.level == level)
  }

  /// What there is none of is left out.
  @Test func emptyListsAreAbsent() throws {
    func check(_ options: [ChecksDocument.Option]) -> ChecksDocument.Check {
      ChecksDocument.Check(
        id: "a", severity: "error", title: "t", rules: [], plugin: "p", enabled: true, fixable: false, options: options)
    }
    #expect(try !JSONText.line(check([])).contains("options"))
    #expect(check([]).suggests == false)
    let explained = CheckExplanationDocument(
      id: "a", severity: "error", defaultSeverity: "error", title: "t", plugin: "p", enabled: true, fixable: false,
      rules: [], suppression: "s")
    #expect(try JSONText.line(explained).contains(#""suggests":false"#))
    let unknown = APIDocument(name: "x", sdk: "26.0", declarations: [], meant: nil, suggestions: [])
    #expect(unknown.packages == nil && !unknown.isKnown)
  }

  /// A name is known where SwiftUI or a package declares it.
  @Test(arguments: [(0, 0), (1, 0), (0, 1), (2, 2)]) func knownNames(declarations: Int, packages: Int) {
    let declaration = APIDocument.Declaration(
      signature: "x", kind: "func", isStatic: false, container: nil, module: "SwiftUI", platforms: [], replacement: nil)
    let package = APIDocument.PackageDeclaration(package: "P", path: "p", line: 1, code: "c", documentation: nil)
    let document = APIDocument(
      name: "x", sdk: "26.0", declarations: Array(repeating: declaration, count: declarations), meant: nil,
      suggestions: [], packages: Array(repeating: package, count: packages))
    #expect(document.isKnown == (declarations + packages > 0))
    #expect(document.packages?.count == (packages > 0 ? packages : nil))
  }
}
