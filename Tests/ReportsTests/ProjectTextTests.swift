import Reports
import Testing
import WireFormats

/// The facts of a project, each with the place that says it.
@Suite struct ProjectTextTests {
  private func fact(_ value: String) -> ProjectDocument.Fact {
    ProjectDocument.Fact(value: value, file: "Package.swift", line: 5)
  }

  private func target(
    module: String = "App", product: String = "app", platforms: [ProjectDocument.Platform] = [],
    folders: [String] = [], tests: [String] = [], files: Int = 1
  ) -> ProjectDocument.Target {
    ProjectDocument.Target(
      name: "App", kind: "package", module: module, product: product, isApp: true, isTest: false,
      file: "Package.swift", line: 3, platforms: platforms, languageMode: nil, defaultIsolation: nil, imports: [],
      testedBy: tests, folders: folders, swiftFiles: files)
  }

  private func text(
    _ targets: [ProjectDocument.Target], deployment: String? = nil, tabs: String? = nil,
    files: [ProjectDocument.File]? = nil, problems: [ProjectDocument.Problem] = []
  ) -> String {
    ProjectText.text(
      ProjectDocument(
        root: "/p", deploymentTarget: deployment.map { fact($0) }, targets: targets, workspaces: [],
        style: ProjectDocument.Style(indentation: nil, tabs: tabs.map { fact($0) }, lineLength: nil), files: files,
        problems: problems))
  }

  @Test func onlyWhatIsSaidIsShown() {
    #expect(text([target()]) == "App (app, 1 Swift file), Package.swift:3\n")
    #expect(text([]) == "No targets found.\n")
    #expect(text([], files: []) == "No targets found.\n")
  }

  @Test func everythingOfATarget() {
    let platforms = [
      ProjectDocument.Platform(name: "iOS", lowest: fact("17.0")), ProjectDocument.Platform(name: "macOS", lowest: nil),
    ]
    let all = target(
      module: "Core", product: "uiTests", platforms: platforms, folders: ["Sources", ""], tests: ["A", "B"], files: 2)
    #expect(
      text([all]) == """
        App (UI tests, 2 Swift files), Package.swift:3
          module: Core
          platform: iOS 17.0 (Package.swift:5)
          platform: macOS
          folders: Sources, .
          tested by: A, B

        """)
  }

  @Test func paragraphs() {
    let files = [
      ProjectDocument.File(path: "a.swift", targets: []), ProjectDocument.File(path: "b.swift", targets: ["A", "B"]),
    ]
    let problem = ProjectDocument.Problem(file: "Package.swift", line: 9, message: "it is odd")
    #expect(
      text([target(), target(files: 0)], deployment: "17.0", tabs: "false", files: files, problems: [problem]) == """
        App (app, 1 Swift file), Package.swift:3

        App (app, 0 Swift files), Package.swift:3

        deployment target: 17.0 (Package.swift:5)
        tabs: false (Package.swift:5)

        a.swift: no target
        b.swift: A, B

        Package.swift:9: warning: it is odd

        """)
  }
}
