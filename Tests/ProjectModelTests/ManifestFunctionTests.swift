import ProjectModel
import TestSupport
import Testing

/// Functions of a manifest as they are declared: in types, with types and defaults of their own, on many levels.
@Suite struct ManifestFunctionTests {
  private static let made = #"{ .target(name: name, product: .app, sources: "App/**") }"#

  private func check(
    _ functions: String, _ targets: String, _ expected: [String], _ location: SourceLocation = #_sourceLocation
  ) throws {
    let folder = try TemporaryFolder()
    let project = "let project = Project(name: \"P\", targets: \(targets))\n"
    try folder.write("import ProjectDescription\n\(functions)\n\(project)", to: "Project.swift")
    #expect(try ProjectModel(at: folder.path).targets.map(\.name) == expected, sourceLocation: location)
  }

  @Test(arguments: [
    // Of a type, behind another type in it, and by the last of its names.
    (
      "extension Target {\n  enum Kind { case main }\n  static func app(_ name: String) -> Target #\n}",
      "Target.app(\"App\")"
    ),
    ("extension ProjectDescription.Target {\n  static func app(_ name: String) -> Target #\n}", "Target.app(\"App\")"),
    ("class Targets {\n  class func app(_ name: String) -> Target #\n}", "Targets.app(\"App\")"),
    // With types of its own, and parameters whose types hold commas, brackets and arrows.
    ("func app<Kind>(_ name: String, as kind: Kind) -> Target #", "app(\"App\", as: 1)"),
    (
      "func app(with make: (Int) -> Int, tags: [String: Set<Int>] = [:], _ name: String) -> Target #",
      "app(with: double, \"App\")"
    ),
  ])
  func declared(function: String, call: String) throws {
    try check(function.replacing("#", with: Self.made), "[\(call)]", ["App"])
  }

  /// What stands behind a type is none of its functions.
  @Test func aFunctionBehindAType() throws {
    let functions = "extension Target {\n}\nfunc app(_ name: String) -> Target \(Self.made)"
    try check(functions, "[Target.app(\"App\")]", [])
    try check(functions, "[app(\"App\")]", ["App"])
  }

  /// Functions that call each other are read so deep and no deeper.
  @Test(arguments: [(20, ["App"]), (21, [])]) func functionsInFunctions(count: Int, expected: [String]) throws {
    let others = (2...count).map { "func f\($0)(_ name: String) -> Target { f\($0 - 1)(name) }\n" }
    try check("func f1(_ name: String) -> Target \(Self.made)\n\(others.joined())", "[f\(count)(\"App\")]", expected)
  }
}
