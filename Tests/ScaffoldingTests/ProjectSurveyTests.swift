import POSIXSupport
import Scaffolding
import TestSupport
import Testing

@Suite struct ProjectSurveyTests {
  /// A manifest with a target, built for `platforms`.
  private static func package(_ platforms: String) -> String {
    "let package = Package(name: \"A\", platforms: [\(platforms)], targets: [.target(name: \"A\")])\n"
  }

  private static func generated(_ lowest: String) -> String {
    "options:\n  deploymentTarget:\n    iOS: \(lowest)\n"
      + "targets:\n  A:\n    type: application\n    platform: iOS\n    sources: [A]\n"
  }

  @Test(arguments: [
    (["Package.swift": package(".iOS(.v18), .macOS(.v15)")], "18.0"),
    (["Package.swift": package(".iOS(\"17.4\")")], "17.4"), (["Package.swift": package(".iOS(.v17_2)")], "17.2"),
    // A package for the Mac counts by the iOS of the same year.
    (["Package.swift": "// platforms: [.iOS(.v13)]\n" + package(".macOS(.v14)")], "17.0"),
    (["project.yml": generated("\"17.0\"")], "17.0"),
    (
      [
        "Project.swift":
          "let project = Project(name: \"A\", targets: [.target(name: \"A\", destinations: .iOS, product: .app, "
          + "deploymentTargets: .iOS(\"26.0\"), sources: [\"A/**\"])])"
      ], "26.0"
    ),
    (["Package.swift": package(".iOS(.v999), .iOS(\"x\")")], nil), (["README.md": "iOS: 17"], nil),
  ])
  func findsTheDeploymentTarget(files: [String: String], expected: String?) throws {
    let project = try Project(files)
    #expect(ProjectSurvey(of: try ProjectRoot(around: project.root)).deploymentTarget?.value == expected)
  }

  @Test func seesWhatAProjectIs() throws {
    let project = try Project([
      "Package.swift": "let package = Package(name: \"A\", targets: [.target(name: \"App\"), .target(name: \"Kit\")])",
      "Sources/App/A.swift": "import SwiftUI\n",
      "Sources/Kit/Colors.swift":
        "extension Color {\n  static let a = Color(red: 1, green: 0, blue: 0)\n  static let b = Color(white: 0)\n  static let c = Color(white: 1)\n}\n",
      "Sources/App/Generated/Assets.swift": "", "Pods/X.swift": "", ".build/Y.swift": "", "com.app.Helper/h.swift": "",
    ])
    let survey = ProjectSurvey(of: try ProjectRoot(around: project.root))
    #expect(survey.targets == ["App", "Kit"] && survey.swiftFiles == 5 && survey.swiftUIFiles == 1)
    #expect(survey.palette?.source == "Sources/Kit/Colors.swift")
    #expect(survey.generated == ["Sources/App/Generated/"])
    let text = SettingsDraft(survey).text
    for line in ["profile: tokens", "# deployment-target: 17.0", "  - \"Sources/App/Generated/\""] {
      #expect(text.split(separator: "\n").contains { $0 == line }, "\(line)")
    }
    #expect(text.contains("# Found: a Swift package with the targets App, Kit, 5 Swift files, 1 with SwiftUI.\n"))
  }

  @Test(arguments: [
    (1, " with the target T1"), (2, " with the targets T1, T2"),
    (8, " with the targets T1, T2, T3, T4, T5, T6, T7, T8"),
    (9, " with the targets T1, T2, T3, T4, T5, T6, T7, T8 and 1 more"),
    (11, " with the targets T1, T2, T3, T4, T5, T6, T7, T8 and 3 more"),
  ])
  func namesSomeOfTheTargets(count: Int, expected: String) throws {
    let targets = (1...count).map { ".target(name: \"T\($0)\")" }.joined(separator: ", ")
    let project = try Project(["Package.swift": "let package = Package(name: \"A\", targets: [\(targets)])"])
    let text = SettingsDraft(ProjectSurvey(of: try ProjectRoot(around: project.root))).text
    #expect(text.contains("# Found: a Swift package\(expected), 1 Swift file.\n"), "\(text)")
  }

  @Test func templatesFollowTheProject() throws {
    for (target, ios) in [("17.5", "17"), ("18.0", "18"), ("19.0", "18"), ("26.1", "26"), ("16.0", "17"), ("x", "17")] {
      let library = TemplateLibrary(roots: [(.bundled, Project.templates)], project: ["ios": target])
      let template = try library.template(named: "screen", for: [:])
      let project = try Project([:])
      let plan = try Planner(template: template, layout: ProjectLayout(workingFolder: project.root))
        .plan(name: "Home", settings: [:])
      #expect(plan.answers["ios"]?.description == ios, "\(target)")
    }
  }
}
