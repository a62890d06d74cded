import POSIXSupport
import ProjectModel
import TestSupport
import Testing

struct ProjectModelTests {
  /// Writes `files`, reads the model, and compares a line a Swift file: targets, platforms, `test`.
  private func check(
    _ files: [String: String], _ expected: [String: String], problems: [String] = [],
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: name) }
    let model = try ProjectModel(at: folder.path)
    var found: [String: String] = [:]
    for file in model.files {
      let names = model.targets(of: file).map(\.name).sorted().joined(separator: "+")
      let support = model.support(of: file).map { "\($0.platform) \($0.lowest?.value.description ?? "?")" }
      let test = model.isTest(file) ? ["test"] : []
      found[file.path] = ([names.isEmpty ? "-" : names] + support + test).joined(separator: ", ")
    }
    for (path, line) in expected { #expect(found[path] == line, "\(path)", sourceLocation: location) }
    #expect(model.problems.map(\.description) == problems, sourceLocation: location)
  }

  @Test func packageWithPaths() throws {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "P", platforms: [.iOS(.v17), .macOS("14.2")],
        targets: [
          .target(name: "A", path: "Code/A", exclude: ["Old"]),
          .target(name: "B", dependencies: ["A"], swiftSettings: [.defaultIsolation(MainActor.self)]),
          .testTarget(name: "ATests", dependencies: [.target(name: "A")], path: "Checks"),
        ])
      """
    try check(
      [
        "Package.swift": manifest, "Code/A/a.swift": "", "Code/A/Old/o.swift": "", "Sources/B/b.swift": "",
        "Checks/t.swift": "",
      ],
      [
        "Code/A/a.swift": "A, iOS 17.0, macOS 14.2", "Code/A/Old/o.swift": "-",
        "Sources/B/b.swift": "B, iOS 17.0, macOS 14.2", "Checks/t.swift": "ATests, iOS 17.0, macOS 14.2, test",
      ])
  }

  @Test func nestedPackages() throws {
    let outer = """
      // swift-tools-version:5.9
      let package = Package(name: "O", targets: [.target(name: "O", path: ".")])
      """
    let inner = """
      // swift-tools-version:6.0
      let package = Package(name: "I", platforms: [.iOS(.v18)])
      package.targets += [.target(name: "I")]
      """
    try check(
      ["Package.swift": outer, "o.swift": "", "In/Package.swift": inner, "In/Sources/I/i.swift": ""],
      ["o.swift": "O", "In/Sources/I/i.swift": "I, iOS 18.0"])
  }

  @Test func synchronizedFoldersWithExceptions() throws {
    let project = SampleXcodeProject(
      targets: [
        .init(name: "App", folders: ["App"], exceptions: ["App": ["Info.swift"]]),
        .init(
          name: "Widget", type: "app-extension", folders: ["Widget"],
          settings: ["IPHONEOS_DEPLOYMENT_TARGET": "18.0"], exceptions: ["App": ["Shared.swift"]]),
      ], settings: ["SDKROOT": "iphoneos", "IPHONEOS_DEPLOYMENT_TARGET": "17.0"])
    try check(
      [
        "App.xcodeproj/project.pbxproj": project.text, "App/a.swift": "", "App/Info.swift": "",
        "App/Shared.swift": "", "Widget/w.swift": "",
      ],
      [
        "App/a.swift": "App, iOS 17.0", "App/Info.swift": "-", "App/Shared.swift": "App+Widget, iOS 17.0",
        "Widget/w.swift": "Widget, iOS 18.0",
      ])
  }

  @Test func classicGroups() throws {
    let project = SampleXcodeProject(
      targets: [
        .init(name: "App", files: ["a.swift"]), .init(name: "AppTests", type: "bundle.unit-test", files: ["t.swift"]),
      ], settings: ["SDKROOT": "iphoneos", "IPHONEOS_DEPLOYMENT_TARGET": "16.4"])
    try check(
      ["App.xcodeproj/project.pbxproj": project.text, "App/a.swift": "", "App/t.swift": "", "App/u.swift": ""],
      ["App/a.swift": "App, iOS 16.4", "App/t.swift": "AppTests, iOS 16.4, test", "App/u.swift": "-"])
  }

  /// A target for several systems has files for some of them.
  @Test func filesForSomeSystems() throws {
    let project = SampleXcodeProject(
      targets: [.init(name: "App", files: ["a.swift", "b.swift", "c.swift", "d.swift"])],
      settings: [
        "SUPPORTED_PLATFORMS": "iphoneos macosx", "IPHONEOS_DEPLOYMENT_TARGET": "16.4",
        "MACOSX_DEPLOYMENT_TARGET": "14.0",
      ])
    var text = project.text
    for (file, filter) in [
      ("F0_1", "platformFilter = macos;"), ("F0_2", "platformFilters = (ios, macos, );"),
      ("F0_3", "platformFilter = xros;"),
    ] {
      text = text.replacing("fileRef = \(file);", with: "fileRef = \(file); \(filter)")
    }
    let folder = try TemporaryFolder()
    try folder.write(text, to: "App.xcodeproj/project.pbxproj")
    for name in ["a", "b", "c", "d"] { try folder.write("", to: "App/\(name).swift") }
    let model = try ProjectModel(at: folder.path)
    let systems = ["a", "b", "c", "d"].map { name in
      model.systems(at: "App/\(name).swift").map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    }
    #expect(systems == ["iOS 16.4", "macOS 14.0", "iOS 16.4", "iOS 16.4"])
  }

  @Test func configurationFiles() throws {
    let project = SampleXcodeProject(
      targets: [.init(name: "App", folders: ["App"], settings: ["IPHONEOS_DEPLOYMENT_TARGET": "$(inherited)"])],
      configurationFile: "Config/App.xcconfig")
    try check(
      [
        "App.xcodeproj/project.pbxproj": project.text, "App/a.swift": "",
        "Config/App.xcconfig": "#include \"Base.xcconfig\"\nSDKROOT = iphoneos // all\n",
        "Config/Base.xcconfig":
          "MINIMUM = 17.2\nIPHONEOS_DEPLOYMENT_TARGET = 12.0\nIPHONEOS_DEPLOYMENT_TARGET[sdk=iphone*] = $(MINIMUM)\n",
      ],
      ["App/a.swift": "App, iOS 17.2"])
  }

  @Test func onlyMacOS() throws {
    let project = SampleXcodeProject(
      targets: [.init(name: "Ice", folders: ["Ice"], settings: ["MACOSX_DEPLOYMENT_TARGET": "14.0"])],
      settings: ["SDKROOT": "macosx", "IPHONEOS_DEPLOYMENT_TARGET": "15.0"])
    try check(["Ice.xcodeproj/project.pbxproj": project.text, "Ice/a.swift": ""], ["Ice/a.swift": "Ice, macOS 14.0"])
  }

  @Test func phoneWatchAndWidget() throws {
    let project = SampleXcodeProject(
      targets: [
        .init(name: "App", folders: ["App"]),
        .init(
          name: "Watch", folders: ["Watch"], settings: ["SDKROOT": "watchos", "WATCHOS_DEPLOYMENT_TARGET": "10.0"]),
        .init(name: "Widget", type: "app-extension", folders: ["Widget"]),
      ], settings: ["SDKROOT": "iphoneos", "IPHONEOS_DEPLOYMENT_TARGET": "17.0"])
    try check(
      ["A.xcodeproj/project.pbxproj": project.text, "App/a.swift": "", "Watch/w.swift": "", "Widget/x.swift": ""],
      ["App/a.swift": "App, iOS 17.0", "Watch/w.swift": "Watch, watchOS 10.0", "Widget/x.swift": "Widget, iOS 17.0"])
  }

  @Test func tuist() throws {
    let manifest = """
      import ProjectDescription
      let project = Project(name: "T", targets: [
        .target(name: "T", destinations: .iOS, product: .app, deploymentTargets: .iOS("17.0"), sources: ["T/Sources/**"]),
        .target(name: "TTests", destinations: [.iPhone, .mac], product: .unitTests, sources: ["T/Tests/**"]),
      ])
      """
    try check(
      ["Project.swift": manifest, "T/Sources/Deep/a.swift": "", "T/Tests/t.swift": ""],
      ["T/Sources/Deep/a.swift": "T, iOS 17.0", "T/Tests/t.swift": "TTests, iOS ?, macOS ?, test"])
  }

  @Test func xcodeGen() throws {
    let text = """
      name: X
      options:
        deploymentTarget:
          iOS: "16.0"
      targets:
        X:
          type: application
          platform: iOS
          sources: [X]
        XTests:
          type: bundle.unit-test
          platform: iOS
          deploymentTarget: "17.0"
          sources:
            - path: Tests
      """
    try check(
      ["project.yml": text, "X/a.swift": "", "Tests/t.swift": ""],
      ["X/a.swift": "X, iOS 16.0", "Tests/t.swift": "XTests, iOS 17.0, test"])
  }

  @Test func twoAppsInAWorkspace() throws {
    func app(_ version: String) -> String {
      SampleXcodeProject(
        targets: [.init(name: "App\(version.prefix(2))", folders: ["Code"])],
        settings: ["SDKROOT": "iphoneos", "IPHONEOS_DEPLOYMENT_TARGET": version]
      ).text
    }
    let workspace = """
      <Workspace version="1.0">
        <FileRef location="group:One/A.xcodeproj"></FileRef>
        <FileRef location="group:../elsewhere/B.xcodeproj"></FileRef>
      </Workspace>
      """
    try check(
      [
        "All.xcworkspace/contents.xcworkspacedata": workspace, "One/A.xcodeproj/project.pbxproj": app("17.0"),
        "Two/B.xcodeproj/project.pbxproj": app("18.0"), "One/Code/a.swift": "", "Two/Code/b.swift": "",
      ],
      ["One/Code/a.swift": "App17, iOS 17.0", "Two/Code/b.swift": "App18, iOS 18.0"],
      problems: [
        "All.xcworkspace/contents.xcworkspacedata:3: '../elsewhere/B.xcodeproj' is outside the project"
      ])
  }

  @Test func noProject() throws { try check(["a.swift": ""], ["a.swift": "-"]) }

  @Test func brokenProjectFile() throws {
    try check(
      ["A.xcodeproj/project.pbxproj": "{\n objects = {\n", "A/a.swift": ""], ["A/a.swift": "-"],
      problems: ["A.xcodeproj/project.pbxproj:3: the file ends where a text is expected"])
  }

  @Test func aConfigurationFileThatIncludesItselfIsAProblem() throws {
    let project = SampleXcodeProject(targets: [.init(name: "App", folders: ["App"])], configurationFile: "A.xcconfig")
    try check(
      [
        "App.xcodeproj/project.pbxproj": project.text, "A.xcconfig": "#include \"A.xcconfig\"", "App/a.swift": "",
      ],
      ["App/a.swift": "App"],
      problems: ["A.xcconfig:1: 'A.xcconfig' includes itself, or too many files are included"])
  }

  @Test func aLinkOutOfTheProjectIsNotFollowed() throws {
    let (folder, other) = (try TemporaryFolder(), try TemporaryFolder())
    try other.write("{}", to: "project.pbxproj")
    try Folder.make(folder.path.appending("A.xcodeproj"))
    let link = folder.path.appending("A.xcodeproj").appending("project.pbxproj")
    #expect(link.withPlatformString { symlink(other.path.string + "/project.pbxproj", $0) } == 0)
    let model = try ProjectModel(at: folder.path)
    #expect(model.targets.isEmpty)
    #expect(model.problems.count == 1)
  }

  @Test(arguments: [("5.0", "5"), ("6.2", "6"), ("4.2", "4.2")])
  func languageModeAndIsolation(version: String, mode: String) throws {
    let folder = try TemporaryFolder()
    let project = SampleXcodeProject(
      targets: [.init(name: "My App", folders: ["App"], settings: ["PRODUCT_NAME": "$(TARGET_NAME)"])],
      settings: ["SWIFT_VERSION": version, "SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor"])
    try folder.write(project.text, to: "App.xcodeproj/project.pbxproj")
    let target = try #require(try ProjectModel(at: folder.path).targets.first)
    #expect(target.languageMode?.value == mode)
    #expect(target.defaultIsolation?.value == "MainActor")
    #expect(target.module == "My_App")
  }

  @Test func styleOfTheProject() throws {
    let folder = try TemporaryFolder()
    try folder.write("[*]\nindent_size = 4\n[*.md]\nindent_size = 8\n", to: ".editorconfig")
    try folder.write("{\"lineLength\": 120}", to: ".swift-format")
    let style = try ProjectModel(at: folder.path).style
    #expect(style.indentation == Fact(4, FactSource(file: ".editorconfig", line: 2)))
    #expect(style.lineLength == Fact(120, FactSource(file: ".swift-format", line: 1)))
  }
}
