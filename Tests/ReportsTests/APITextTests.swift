import Reports
import Testing
import WireFormats

/// Declarations of a name as people read them.
@Suite struct APITextTests {
  private typealias Declaration = APIDocument.Declaration
  private typealias Platform = APIDocument.Platform

  private func declaration(
    _ kind: String = "struct", isStatic: Bool = false, of container: String? = nil, on platforms: [Platform] = [],
    replacement: APIDocument.Replacement? = nil
  ) -> Declaration {
    Declaration(
      signature: "x", kind: kind, isStatic: isStatic, container: container, module: "SwiftUI", platforms: platforms,
      replacement: replacement)
  }

  private func lines(_ declarations: [Declaration], most: Int = 24) -> [String] {
    let document = APIDocument(name: "x", sdk: "26.2", declarations: declarations, meant: nil, suggestions: [])
    return APIText.text(document, most: most).split(separator: "\n").map(String.init)
  }

  @Test(
    arguments: [
      ("func", false, "View", "modifier of View"), ("func", true, "View", "modifier of View"),
      ("func", false, "Text", "method of Text"), ("func", false, nil, "method"),
      ("var", false, "View", "property of View"), ("let", true, "Color", "static property of Color"),
      ("init", false, "Text", "initialiser of Text"), ("struct", false, nil, "struct"),
    ] as [(String, Bool, String?, String)])
  func aDeclarationSaysWhatItIs(kind: String, isStatic: Bool, container: String?, expected: String) {
    #expect(lines([declaration(kind, isStatic: isStatic, of: container)]).first == "x: \(expected), in SwiftUI")
  }

  @Test(
    arguments: [
      ([], "  not available"), ([("iOS", nil)], "  not available; not on iOS"), ([("iOS", "17.0")], "  iOS 17.0"),
      ([("iOS", "17.0"), ("macOS", nil), ("tvOS", "17.0")], "  iOS 17.0, tvOS 17.0; not on macOS"),
    ] as [([(String, String?)], String)])
  func platformsAreNamedOrLeftOut(platforms: [(String, String?)], expected: String) {
    let platforms = platforms.map { Platform(name: $0.0, since: $0.1, deprecated: nil) }
    #expect(lines([declaration(on: platforms)]) == ["x: struct, in SwiftUI", expected])
  }

  @Test(
    arguments: [
      (nil, nil, nil), ("14.0", nil, "  deprecated since macOS 14.0"), ("someday", nil, "  deprecated"),
      ("14.0", ("y", nil), "  deprecated since macOS 14.0; use y"),
      (nil, ("y", "16.0"), "  not deprecated, but there is something newer; use y (iOS 16.0 and later)"),
    ] as [(String?, (String, String?)?, String?)])
  func aDeprecationSaysWhatToUse(end: String?, replacement: (String, String?)?, expected: String?) {
    let platforms = [
      Platform(name: "iOS", since: "13.0", deprecated: nil), Platform(name: "macOS", since: "10.15", deprecated: end),
    ]
    let replaced = replacement.map { APIDocument.Replacement(code: $0.0, since: $0.1) }
    let lines = lines([declaration(on: platforms, replacement: replaced)])
    #expect(lines.count == (expected == nil ? 2 : 3))
    #expect(lines.dropFirst(2).first == expected)
  }

  @Test(arguments: [(1, nil), (2, nil), (3, "1 more; put a type before 'x' to narrow the list")] as [(Int, String?)])
  func manyAreCounted(count: Int, more: String?) {
    let lines = lines(Array(repeating: declaration(), count: count), most: 2)
    #expect(lines.count == min(count, 2) * 2 + (more == nil ? 0 : 1))
    #expect(lines.first { $0.contains("more") } == more)
  }

  /// What packages declare follows, each with its comment.
  @Test(arguments: [(nil, 0), ("One.\nTwo.", 2)] as [(String?, Int)])
  func declarationsOfPackages(documentation: String?, comments: Int) {
    let package = APIDocument.PackageDeclaration(
      package: "Kit", path: "Kit/a.swift", line: 7, code: "public func x()", documentation: documentation)
    let document = APIDocument(
      name: "x", sdk: "26.2", declarations: [], meant: nil, suggestions: [], packages: [package])
    let lines = APIText.text(document).split(separator: "\n")
    #expect(lines.prefix(2) == ["public func x(), in the package Kit", "  Kit/a.swift:7"])
    #expect(lines.count == 2 + comments)
  }
}
