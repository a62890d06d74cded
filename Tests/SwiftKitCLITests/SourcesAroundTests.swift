import POSIXSupport
import TestSupport
import Testing

/// What a project declares is known whichever of its files a call names.
struct SourcesAroundTests {
  private let folder: TemporaryFolder

  private static let row = """
    import SwiftUI

    struct Row: View {
      var body: some View { Text("New").ownStyle() }
    }

    """

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.row, to: "App/Sources/Row.swift")
    try folder.write(
      "import SwiftUI\n\nextension View {\n  func ownStyle() -> some View { padding() }\n}\n",
      to: "Packages/Design/Style.swift")
    try folder.write("```swift\nText(\"New\").ownStyle()\n```\n", to: "docs/style.md")
    try folder.write("// swift-tools-version: 6.0\n", to: "App/Package.swift")
  }

  private func run(
    _ arguments: [String], environment: [String: String] = [:], input: String = ""
  ) throws -> ProgramRun {
    try ProgramRun(
      PackageFolder.program, ["check", "--checks", "api-unknown-modifier", "--quiet"] + arguments, in: folder.path,
      environment: ["HOME": folder.path.appending("home").string].merging(environment) { $1 },
      input: Array(input.utf8))
  }

  private func isClean(
    _ arguments: String..., input: String = "", isExpected: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let run = try run(arguments, input: input)
    #expect((run.exitCode == 0) == isExpected, "\(run.output)\(run.errors)", sourceLocation: sourceLocation)
    if !isExpected { #expect(run.output.contains("`ownStyle"), "\(run.errors)", sourceLocation: sourceLocation) }
  }

  @Test(arguments: [
    ["App/Sources/Row.swift"], ["App/Sources"], ["App/Sources/Row.swift", "--lines", "4"], ["docs/style.md"],
    ["--markdown"], ["App", "--fix", "--diff"],
  ])
  func inARepository(arguments: [String]) throws {
    try Folder.make(folder.path.appending(".git"))
    // The second run has what the first one kept.
    for _ in 0..<2 {
      let run = try run(arguments)
      #expect(run.output == "" && run.exitCode == 0, "\(run.output)\(run.errors)")
    }
  }

  @Test func ofOneText() throws {
    try Folder.make(folder.path.appending(".git"))
    try isClean("--stdin", input: Self.row)
    try isClean("--stdin", "--path", "App/Sources/New.swift", input: Self.row)
    try isClean("--stdin", input: Self.row.replacing("ownStyle", with: "ownStyles"), isExpected: false)
  }

  /// A file says what it declares now, not what lies on disk.
  @Test func theTextCountsAndNotItsFile() throws {
    try Folder.make(folder.path.appending(".git"))
    let text = Self.row.replacing("Row", with: "Other")
    try isClean(
      "--stdin", "--path", "Packages/Design/Style.swift", input: text, isExpected: false)
  }

  /// What settings leave out is not checked, and still declares what it declares.
  @Test func whatIsExcludedDeclaresToo() throws {
    try folder.write("exclude: [Packages/]\n", to: ".swiftkit.yml")
    try isClean()
    try isClean("App")
    try isClean("--no-cache")
  }

  /// Somebody adds the modifier, then takes it away: no run remembers what no longer holds.
  @Test func changesAroundCount() throws {
    try Folder.make(folder.path.appending(".git"))
    let style = try folder.read("Packages/Design/Style.swift")
    for _ in 0..<2 {
      try isClean("App")
      try folder.write("let nothing = 1\n", to: "Packages/Design/Style.swift")
      try isClean("App", isExpected: false)
      try isClean("App/Sources/Row.swift", isExpected: false)
      try folder.write(style, to: "Packages/Design/Style.swift")
    }
  }

  /// Without a repository and settings it is the project, and its neighbours are not asked.
  @Test func otherProjectsAreNotAsked() throws {
    try isClean("App/Sources/Row.swift", isExpected: false)
    try folder.write(
      "extension View {\n  func ownStyle() -> some View { self }\n}\n", to: "App/Tests/Style.swift")
    try isClean("App/Sources/Row.swift")
  }

  /// A home is not a project, even where somebody keeps it in git.
  @Test func aHomeIsNotReadThrough() throws {
    try Folder.make(folder.path.appending("home/.git"))
    try folder.write(Self.row, to: "home/Row.swift")
    try folder.write("extension View {\n  func ownStyle() -> some View { self }\n}\n", to: "home/other/Style.swift")
    try isClean("home/Row.swift", isExpected: false)
  }

  /// Hooks name the files of a commit; what the settings leave out stays out.
  @Test func namedAndExcluded() throws {
    try folder.write("exclude: [App/]\n", to: ".swiftkit.yml")
    try folder.write(Self.row.replacing("ownStyle", with: "ownStyles"), to: "App/Sources/Row.swift")
    try isClean("App/Sources/Row.swift", isExpected: false)
    try isClean("App/Sources/Row.swift", "--force-exclude")
    try isClean("App", "Packages/Design/Style.swift", "--force-exclude")
    try folder.write("include: [Packages/]\n", to: ".swiftkit.yml")
    try isClean("App/Sources/Row.swift", "--force-exclude")
  }
}
