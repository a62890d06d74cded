import POSIXSupport
import TestSupport
import Testing

/// `swiftkit project`: what it prints, and what it does with project files that are meant to harm.
@Suite struct ProjectCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let project = SampleXcodeProject(
      targets: [
        .init(name: "App", folders: ["App"], settings: ["IPHONEOS_DEPLOYMENT_TARGET": "26.0"]),
        .init(name: "AppTests", type: "bundle.unit-test", folders: ["Tests"]),
      ], settings: ["SDKROOT": "iphoneos", "IPHONEOS_DEPLOYMENT_TARGET": "17.0"])
    try folder.write(project.text, to: "App.xcodeproj/project.pbxproj")
    try folder.write(
      """
      // swift-tools-version: 6.2
      let package = Package(name: "Kit", platforms: [.iOS(.v18), .macOS("15.1")], targets: [
        .target(name: "Kit", dependencies: ["Core"], swiftSettings: [.defaultIsolation(MainActor.self)]),
        .target(name: "Core"),
        .testTarget(name: "KitTests", dependencies: ["Kit"]),
      ])
      """, to: "Kit/Package.swift")
    for path in ["App/a.swift", "Tests/t.swift", "Kit/Sources/Kit/k.swift", "Kit/Sources/Core/c.swift", "Alone.swift"] {
      try folder.write("let a = 1\n", to: path)
    }
    try folder.write("[*.swift]\nindent_style = space\nindent_size = 4\nmax_line_length = 100\n", to: ".editorconfig")
    try folder.write(
      "<Workspace>\n<FileRef location=\"group:../x\"/>\n</Workspace>", to: "A.xcworkspace/contents.xcworkspacedata")
  }

  private func run(_ arguments: String...) throws -> ProgramRun {
    try ProgramRun(PackageFolder.program, ["project"] + arguments, in: folder.path)
  }

  private func plain(_ text: String) -> String { text.replacing(folder.path.string, with: "/project") }

  @Test func shownForPeopleAndPrograms() throws {
    let text = try run("--files")
    expectGolden(plain(text.output), "project.txt")
    #expect(text.exitCode == 1 && text.errors.isEmpty)
    expectGolden(plain(try run("--files", "--json").output), "project.json")
    #expect(try run("Kit/Sources").output.hasPrefix("Kit (library, 1 Swift file), Package.swift:3\n"))
    #expect(try run("Nowhere").exitCode == 2)
  }

  /// A file that is meant to harm; its text may be larger than a name of a test should be.
  struct HostileFile: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let path: String
    let text: String
    let problem: String

    init(_ description: String, _ path: String, _ text: String, _ problem: String) {
      (testDescription, self.path, self.text, self.problem) = (description, path, text, problem)
    }
  }

  /// Each is told with its place, and soon.
  @Test(arguments: [
    HostileFile("a deep manifest", "Package.swift", String(repeating: "[", count: 200_000), "Package.swift:"),
    HostileFile(
      "a deep argument", "Package.swift", "Package(name: \n" + String(repeating: "[", count: 200_000),
      "swift:2: warning: it is nested"),
    HostileFile(
      "computed targets", "Package.swift", "let package = Package(name: \"A\", targets: make())\n",
      "Package.swift:1: warning: the t"),
    HostileFile(
      "a deep project", "A.xcodeproj/project.pbxproj", String(repeating: "{a=", count: 100_000),
      "project.pbxproj:1: warning: "),
    HostileFile(
      "a large project", "A.xcodeproj/project.pbxproj", String(repeating: "x", count: 20 << 20),
      "project.pbxproj:1: warning: "),
    HostileFile(
      "a large manifest", "Package.swift", String(repeating: "x ", count: 2 << 20),
      "Package.swift:1: warning: the file cannot be read"),
    HostileFile(
      "a folder outside", "project.yml", "targets: {A: {sources: [../../etc]}}\n\t- x", "project.yml:"),
  ])
  func hostileFiles(_ file: HostileFile) throws {
    let other = try TemporaryFolder()
    try other.write(file.text, to: file.path)
    let run = try ProgramRun(PackageFolder.program, ["project"], in: other.path)
    #expect(run.exitCode == 1 && run.output.contains(file.problem), "\(run.output.prefix(400)) \(run.errors)")
    #expect(try ProgramRun(PackageFolder.program, ["check", "--no-cache"], in: other.path).exitCode == 0)
  }

  /// The value of the target that holds a file counts, settings override it, and what is assumed is said.
  @Test func checksCountByTheTargetOfTheFile() throws {
    let code = "import SwiftUI\nfinal class Model: ObservableObject { @Published var a = 1 }\n"
    let old = "let package = Package(name: \"Old\", platforms: [.iOS(.v16)], targets: [.target(name: \"Old\")])\n"
    try folder.write(old, to: "Old/Package.swift")
    try folder.write(code, to: "Old/Sources/Old/Model.swift")
    try folder.write(code, to: "App/Model.swift")
    let check = ["check", "--no-cache", "--checks", "observable-object"]
    let run = try ProgramRun(PackageFolder.program, check, in: folder.path)
    #expect(run.output.contains("App/Model.swift:2") && !run.output.contains("Old/Sources"), "\(run)")
    #expect(!run.errors.contains("assumed"))
    try folder.write("deployment-target: 17.0\n", to: ".swiftkit.yml")
    #expect(try ProgramRun(PackageFolder.program, check, in: folder.path).output.contains("Old/Sources"))
    let silent = try TemporaryFolder()
    try silent.write("let package = Package(name: \"S\", targets: [.target(name: \"S\")])\n", to: "Package.swift")
    try silent.write(code, to: "Sources/S/Model.swift")
    let assumed = try ProgramRun(PackageFolder.program, check, in: silent.path)
    #expect(assumed.errors.split(separator: "\n").filter { $0.contains("assuming iOS 26") }.count == 1, "\(assumed)")
  }

  /// The records of a run at the root are found in a project below it, no farther up than the repository.
  @Test func recordsOfAProjectAround() throws {
    try folder.write("", to: ".git/HEAD")
    let state = try TemporaryFolder()
    func run(_ arguments: String..., in path: String) throws -> ProgramRun {
      try ProgramRun(
        PackageFolder.program, arguments, in: path.isEmpty ? folder.path : folder.path.appending(path),
        environment: ["XDG_STATE_HOME": state.path.string])
    }
    #expect(try run("status", in: "Kit").output == "Nothing was generated here.\n")
    #expect(try run("new", "view", "Orders", "--target", "App", "--no-check", in: "").exitCode == 0)
    #expect(try run("status", in: "Kit").output.hasPrefix("Orders (view"))
    try folder.write("", to: "Kit/.git/HEAD")
    #expect(try run("status", in: "Kit").output == "Nothing was generated here.\n")
    try Folder.removeAll(folder.path.appending("Kit/.git"))
    #expect(try run("undo", in: "Kit").output.hasSuffix("Undone.\n"))
    #expect(try run("status", in: "").output == "Nothing was generated here.\n")
  }

  /// Where nobody can be asked, the choices are said, with the exit code of a wrong call.
  @Test func severalTargetsWithoutATerminal() throws {
    let run = try ProgramRun(
      PackageFolder.program, ["new", "feature", "Orders", "--dry-run"], in: folder.path.appending("Kit"))
    #expect(run.exitCode == 64 && run.errors.contains("choose one with --target: Kit, Core"), "\(run)")
    let wrong = try ProgramRun(
      PackageFolder.program, ["new", "feature", "Orders", "--dry-run", "--target", "Corr"], in: folder.path)
    #expect(wrong.exitCode == 64 && wrong.errors.contains("did you mean 'Core'?"), "\(wrong)")
    let outside = try ProgramRun(
      PackageFolder.program, ["new", "feature", "Orders", "--output", "/etc"], in: folder.path)
    #expect(outside.exitCode == 2 && outside.errors.contains("--outside"), "\(outside)")
    let app = try ProgramRun(PackageFolder.program, ["new", "feature", "Orders", "--dry-run"], in: folder.path)
    for path in ["App/Orders/OrdersView.swift", "Tests/OrdersViewModelTests.swift"] {
      #expect(app.output.contains(path), "\(app)")
    }
  }
}
