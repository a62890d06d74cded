import ProjectModel
import TestSupport
import Testing

/// The files of helpers, and how much of them is read for a manifest.
@Suite struct TuistHelpersTests {
  private func check(
    _ files: [String: String], _ expected: [String], problems: [String] = [],
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    try checkTargets(in: files, expected, problems: problems, location) { $0.name }
  }

  /// A Mac finds the folder of the helpers with a small letter as well.
  @Test(arguments: ["Tuist", "tuist", "Apps/tuist", "xTuist"]) func folderOfHelpers(folder: String) throws {
    let made = "func made() -> [Target] { [.target(name: \"A\", product: .app, sources: \"A/**\")] }\n"
    let project = "import ProjectDescription\nlet project = Project(name: \"P\", targets: made())\n"
    let isFound = folder != "xTuist"
    try check(
      ["Project.swift": project, "\(folder)/ProjectDescriptionHelpers/Made.swift": made], isFound ? ["A"] : [],
      problems: isFound ? [] : ["Project.swift:2: its targets are not plain data"])
  }

  /// What could not be read is told apart from what the usual folders are taken for.
  @Test(
    arguments: [("a.swift", .unreadTargets), ("Sources/a.swift", .guessedTargets)] as [(String, ProjectProblem.Kind)])
  func kindsOfProblems(file: String, kind: ProjectProblem.Kind) throws {
    let folder = try TemporaryFolder()
    let project = "import ProjectDescription\nlet project = Project(name: \"Home\", targets: made())\n"
    try folder.write(project, to: "Home/Project.swift")
    try folder.write("", to: "Home/\(file)")
    #expect(try ProjectModel(at: folder.path).problems.map(\.kind) == [kind])
  }

  /// Parameters count with what they hold, however much the call holds: targets may be given to others.
  @Test func targetsOfTargets() throws {
    let list = (0..<60).map { "\"Part\($0)\"" }.joined(separator: ", ")
    let helpers = """
      extension Target {
        static func made(_ name: String, a: [String], b: [String], c: [String], d: Target?) -> Target {
          let target = Target.target(
            name: name, product: .app, sources: ["App/**"], dependencies: a + b + c, metadata: [a, b, c, d, a, b, c])
          return target
        }
        static func part(_ name: String, in d: Target? = nil) -> Target {
          let list = [\(list)]
          let target = Target.made(name, a: list, b: list, c: list, d: d)
          return target
        }
      }
      """
    let names = ["A", "B", "C", "D"]
    let parts = names.enumerated().map { place, name in
      "let t\(name) = Target.part(\"\(name)\"\(place == 0 ? "" : ", in: t\(names[place - 1])"))\n"
    }
    let project = "let project = Project(name: \"P\", targets: [tA, tB, tC, tD])\n"
    try check(
      [
        "Project.swift": "import ProjectDescription\n" + parts.joined() + project,
        "Tuist/ProjectDescriptionHelpers/Made.swift": helpers,
      ], names)
  }
}
