import POSIXSupport
import ProjectModel
import TestSupport
import Testing

/// What `ProjectShapesTests` does not show of twelve whole projects.
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

  /// A synchronized folder says by path which systems its files are for; a new file is for all.
  @Test func filesOfSynchronizedFoldersForSomeSystems() throws {
    let project = SampleXcodeProject(
      targets: [.init(name: "App", folders: ["App"], exceptions: ["App": ["Info.plist"]])],
      settings: [
        "SUPPORTED_PLATFORMS": "iphoneos macosx", "IPHONEOS_DEPLOYMENT_TARGET": "16.4",
        "MACOSX_DEPLOYMENT_TARGET": "14.0",
      ])
    let filters = "{ mac/a.swift = (macos, ); both/b.swift = (ios, macos, ); tv/c.swift = (tvos, ); }"
    let text = project.text.replacing(
      "membershipExceptions", with: "platformFiltersByRelativePath = \(filters); membershipExceptions")
    let folder = try TemporaryFolder()
    try folder.write(text, to: "App.xcodeproj/project.pbxproj")
    let paths = ["App/mac/a.swift", "App/both/b.swift", "App/tv/c.swift", "App/d.swift"]
    for path in paths { try folder.write("", to: path) }
    let model = try ProjectModel(at: folder.path)
    let systems = paths.map { path in model.systems(at: path).map { "\($0.key)" }.sorted() }
    // What is for none of the target's systems is taken as said of all.
    #expect(systems == [["macOS"], ["iOS"], ["iOS"], ["iOS"]])
  }

  /// What a package needs says nothing of an app whose project cannot be read.
  @Test(arguments: [true, false]) func aPackageBesideAProjectThatCannotBeRead(isRead: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "let package = Package(name: \"Net\", platforms: [.iOS(.v14)], targets: [.target(name: \"Net\")])\n",
      to: "Net/Package.swift")
    let app = SampleXcodeProject(targets: [.init(name: "App", type: "framework", folders: ["App"])], settings: [:])
    try folder.write(isRead ? app.text : "{\n objects = {\n", to: "App.xcodeproj/project.pbxproj")
    try folder.write("", to: "App/a.swift")
    let model = try ProjectModel(at: folder.path)
    #expect(model.problems.isEmpty == isRead)
    #expect(model.deployment?.value.description == (isRead ? "14.0" : nil))
    #expect(model.systems.isEmpty == !isRead)
  }

  /// The same where Tuist makes the project.
  @Test(arguments: [("[.target(name: \"App\", product: .framework, sources: \"App/**\")]", true), ("made()", false)])
  func aPackageBesideAManifestThatCannotBeRead(targets: String, isRead: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "let package = Package(name: \"Net\", platforms: [.macOS(.v10_15)], targets: [.target(name: \"Net\")])\n",
      to: "Net/Package.swift")
    try folder.write(
      "import ProjectDescription\nlet project = Project(name: \"App\", targets: \(targets))\n", to: "Project.swift")
    let model = try ProjectModel(at: folder.path)
    #expect(model.problems.isEmpty == isRead)
    #expect(model.deployment?.value.description == (isRead ? "13.0" : nil))
    #expect(model.systems.isEmpty == !isRead)
  }

  /// A type of an app may be called Project, and its file as Tuist's manifests are.
  @Test func aFileCalledAsAManifestIs() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "let package = Package(name: \"App\", platforms: [.iOS(.v16)], targets: [.target(name: \"App\")])\n",
      to: "Package.swift")
    try folder.write("let demo = Project(name: \"A\", targets: [\"x\", \"y\"])\n", to: "Sources/App/Project.swift")
    let model = try ProjectModel(at: folder.path)
    #expect(model.problems.isEmpty)
    #expect(model.deployment?.value.description == "16.0")
  }

  /// A package at the root that names the folders of one below has its files, too; no manifest is a source.
  @Test func aPackageThatNamesFoldersOfAnother() throws {
    let outer = """
      let package = Package(name: "P", targets: [
        .target(name: "Kit", path: "Inner/Sources/Kit"), .target(name: "Whole", path: "", exclude: ["Inner/Old"]),
      ])
      """
    let inner = #"let package = Package(name: "I", targets: [.target(name: "Kit"), .target(name: "Core")])"#
    try check(
      [
        "Package.swift": outer, "a.swift": "", "Inner/Package.swift": inner, "Inner/Sources/Kit/k.swift": "",
        "Inner/Sources/Core/c.swift": "",
      ],
      [
        "Package.swift": "-", "a.swift": "Whole", "Inner/Sources/Kit/k.swift": "Kit+Kit",
        "Inner/Sources/Core/c.swift": "Core",
      ])
  }

  /// Mac Catalyst, and a system that an older tools version has no name for.
  @Test func furtherSystems() throws {
    let manifest = """
      let package = Package(
        name: "P", platforms: [.macCatalyst(.v14), .custom("xros", versionString: "1.0"), .custom("linux", versionString: "1")],
        targets: [.target(name: "P")])
      """
    let app = SampleXcodeProject(
      targets: [
        .init(name: "App", folders: ["App"]),
        .init(name: "Mac", folders: ["Mac"], settings: ["SDKROOT": "macosx", "MACOSX_DEPLOYMENT_TARGET": "14.0"]),
      ], settings: ["SDKROOT": "iphoneos", "SUPPORTS_MACCATALYST": "YES"])
    let folder = try TemporaryFolder()
    try folder.write(manifest, to: "P/Package.swift")
    try folder.write(app.text, to: "App.xcodeproj/project.pbxproj")
    let targets = try ProjectModel(at: folder.path).targets.sorted { $0.name < $1.name }
    #expect(targets.map(\.name) == ["App", "Mac", "P"] && targets.map(\.isForCatalyst) == [true, false, true])
    #expect(targets[2].lowestCatalyst?.value.description == "14.0")
    #expect(targets[2].platforms.map { "\($0.platform) \($0.lowest?.value.description ?? "?")" } == ["visionOS 1.0"])
  }

  /// What is run is not imported, but by tests; UI tests drive an app and test no units.
  @Test func whatCanBeImported() throws {
    let types = ["App": "application", "Kit": "framework", "Widget": "app-extension", "Service": "xpc-service"]
    let names = ["App", "Kit", "Widget", "Service", "AppTests", "AppUITests"]
    let sample = SampleXcodeProject(
      targets: names.map { name in
        .init(
          name: name, type: types[name] ?? (name == "AppTests" ? "bundle.unit-test" : "bundle.ui-testing"),
          folders: [name])
      }, settings: ["SDKROOT": "iphoneos"])
    var text = sample.text
    for index in names.indices {
      let objects = "D\(index) = {isa = PBXTargetDependency; target = T\(index); };\nT\(index) = {"
      text = text.replacing("\nT\(index) = {", with: "\n\(objects) dependencies = (D0, D1, D2, D3);")
    }
    let folder = try TemporaryFolder()
    try folder.write(text, to: "A.xcodeproj/project.pbxproj")
    let model = try ProjectModel(at: folder.path)
    let imports = Dictionary(uniqueKeysWithValues: model.targets.map { ($0.name, model.imports(of: $0)) })
    #expect(imports["App"] == ["Kit"] && imports["AppTests"] == ["App", "Kit"] && imports["AppUITests"] == ["Kit"])
    #expect(model.targets.first.map { model.tests(of: $0).map(\.name) } == ["AppTests"])
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
