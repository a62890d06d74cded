import POSIXSupport
import Scaffolding
import TestSupport
import Testing

/// Where files go, and what a plan says of it, beside the twelve shapes of `ProjectShapesTests`.
@Suite struct PlacementTests {
  private func layout(
    _ files: [String: String], in folder: String = "", target: String? = nil
  ) throws -> ProjectLayout {
    let project = try Project(files)
    let place = folder.isEmpty ? project.root : project.root.appending(folder)
    return try ProjectLayout(workingFolder: place, target: target)
  }

  private func check(
    _ files: [String: String], in folder: String = "", target: String? = nil, _ expected: String,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let layout = try layout(files, in: folder, target: target)
    let tests = layout.untested == nil ? layout.folder(for: .tests, of: "Orders") : "no tests"
    let found = [layout.folder(for: .feature, of: "Orders"), tests, layout.module ?? "-", layout.lowestSystem ?? "-"]
    #expect(found.joined(separator: " ") == expected, sourceLocation: location)
  }

  private static let package = """
    // swift-tools-version: 6.0
    let package = Package(name: "P", platforms: [.iOS(.v18)], targets: [
      .target(name: "A", path: "Code/A"), .target(name: "B"),
      .testTarget(name: "Checks", dependencies: ["A"], path: "Checks"),
    ])
    """

  @Test func unknownTargets() throws {
    #expect(throws: ScaffoldingError.unknownTarget("Bb", suggestion: "B", known: ["A", "B"])) {
      try layout(["Package.swift": Self.package, "Code/A/a.swift": "", "Sources/B/b.swift": ""], target: "Bb")
    }
    #expect(throws: ScaffoldingError.unknownTarget("App", suggestion: nil, known: [])) {
      try layout(["a.swift": ""], target: "App")
    }
  }

  /// A repository without its `.git` is the project in it; of several projects somebody chooses one.
  @Test func aFolderAroundProjects() throws {
    let app = SampleXcodeProject(
      targets: [.init(name: "App", folders: ["App"])],
      settings: ["SDKROOT": "iphoneos", "IPHONEOS_DEPLOYMENT_TARGET": "18.0"])
    var files = ["apple/App.xcodeproj/project.pbxproj": app.text, "apple/App/a.swift": ""]
    try check(files, "apple/App/Orders/ no tests App 18.0")
    try check(files, target: "App", "apple/App/Orders/ no tests App 18.0")
    #expect(throws: ScaffoldingError.unknownTarget("Ap", suggestion: "App", known: ["App"])) {
      try layout(files, target: "Ap")
    }
    files["kit/Package.swift"] = Self.package
    #expect(throws: ScaffoldingError.severalProjects(["apple", "kit"])) { try layout(files) }
    #expect("\(ScaffoldingError.severalProjects(["apple", "kit"]))".hasSuffix("or use --output: apple, kit"))
    // Who names a folder has chosen.
    let project = try Project(files)
    #expect(try ProjectLayout(workingFolder: project.root, output: project.root.appending("Extra")).module == nil)
  }

  /// At the top of a target its screens say where to; a folder below is the wish of who works there.
  @Test(arguments: [("", "App/Views/"), ("App", "App/Views/"), ("App/Models", "App/Models/")])
  func workingInATarget(folder: String, expected: String) throws {
    let app = SampleXcodeProject(
      targets: [.init(name: "App", folders: ["App"])],
      settings: ["SDKROOT": "iphoneos", "IPHONEOS_DEPLOYMENT_TARGET": "18.0"])
    let files = [
      "A.xcodeproj/project.pbxproj": app.text, "App/Models/m.swift": "", "App/Views/Home/HomeView.swift": "",
      "App/Views/List/ListView.swift": "",
    ]
    try check(files, in: folder, expected + "Orders/ no tests App 18.0")
  }

  /// Of several apps somebody chooses, whatever systems they are for; one that another brings along is no choice, and
  /// the plan says which app got the files.
  @Test(arguments: [false, true]) func severalApps(isBrought: Bool) throws {
    let onMac = ["SDKROOT": "macosx", "MACOSX_DEPLOYMENT_TARGET": "14.0"]
    let sample = SampleXcodeProject(
      targets: [.init(name: "Phone", folders: ["Phone"]), .init(name: "Login", folders: ["Login"], settings: onMac)],
      settings: ["SDKROOT": "iphoneos", "IPHONEOS_DEPLOYMENT_TARGET": "15.0"])
    let text =
      sample.text.replacing("name = \"Phone\";", with: "name = \"Phone\"; dependencies = (\(isBrought ? "D" : ""));")
      .replacing("G1 = {", with: "D = {isa = PBXTargetDependency; target = T1; };\nG1 = {")
    let files = ["A.xcodeproj/project.pbxproj": text, "Phone/p.swift": "", "Login/l.swift": ""]
    let project = try Project(files)
    guard isBrought else {
      #expect(throws: ScaffoldingError.severalTargets(["Phone", "Login"])) { try self.layout(files) }
      return
    }
    let layout = try ProjectLayout(workingFolder: project.root)
    let plan = try Planner(template: try project.library.template(named: "view"), layout: layout)
      .plan(name: "Orders", settings: [:])
    #expect(plan.notes.contains("the files are for the app 'Phone'; choose the target 'Login' if they are not"))
    // What is too new for one target may be right for another.
    let error = #expect(throws: ScaffoldingError.self) {
      try Planner(template: try project.library.template(named: "feature"), layout: layout)
        .plan(name: "Orders", settings: [:])
    }
    let sentence = error.map { "\($0)" } ?? ""
    #expect(sentence.contains("target of 'Phone' is iOS 15.0; raise it, choose another target with --target, or"))
  }

  /// An app that only starts its modules has no screens; somebody chooses the module.
  @Test(arguments: [(19, 1), (20, 1), (20, 4)]) func appsOfModules(files: Int, own: Int) throws {
    let manifest = """
      // swift-tools-version: 6.0
      let package = Package(name: "P", platforms: [.iOS(.v18)], targets: [
        .executableTarget(name: "tool"), .target(name: "Unused"), .target(name: "Core"),
        .target(name: "Home", dependencies: ["Core"]),
      ])
      """
    let project = """
      name: App
      options: { deploymentTarget: { iOS: "18.0" } }
      packages: { P: { path: . } }
      targets:
        App: { type: application, platform: iOS, sources: App, dependencies: [{ package: P, product: Home }] }
      """
    var texts = ["Package.swift": manifest, "project.yml": project, "Sources/Core/c.swift": ""]
    for index in 1..<files { texts["Sources/Home/h\(index).swift"] = "" }
    for index in 0..<own { texts["App/a\(index).swift"] = "" }
    for name in ["tool", "Unused"] { texts["Sources/\(name)/m.swift"] = "" }
    if files == 20, own == 1 {
      #expect(throws: ScaffoldingError.severalTargets(["Home", "Core", "App"])) { try self.layout(texts) }
      try check(texts, target: "Home", "Sources/Home/Orders/ no tests Home 18.0")
    } else {
      try check(texts, "App/Orders/ no tests App 18.0")
    }
  }

  /// Two packages may have modules of one name; the app's are meant.
  @Test func modulesOfOneName() throws {
    func manifest(_ targets: String) -> String {
      "// swift-tools-version: 6.0\nlet package = Package(name: \"P\", platforms: [.iOS(.v18)], targets: [\(targets)])\n"
    }
    let project = """
      name: App
      packages: { P: { path: Pack } }
      targets:
        App: { type: application, platform: iOS, sources: App, dependencies: [{ package: P, product: Start }] }
      """
    var texts = [
      "Droid/Package.swift": manifest(".target(name: \"Home\"), .target(name: \"Other\")"),
      "Pack/Package.swift": manifest(".target(name: \"Start\", dependencies: [\"Home\"]), .target(name: \"Home\")"),
      "project.yml": project, "App/a.swift": "", "Droid/Sources/Home/h.swift": "", "Droid/Sources/Other/o.swift": "",
      "Pack/Sources/Start/s.swift": "",
    ]
    for index in 0..<20 { texts["Pack/Sources/Home/h\(index).swift"] = "" }
    #expect(throws: ScaffoldingError.severalTargets(["Start", "Home", "App"])) { try layout(texts) }
    try check(texts, target: "Home", "Pack/Sources/Home/Orders/ no tests Home 18.0")
  }

  /// Nobody writes a screen for a command beside an app.
  @Test func commandsAreNoChoiceBesideApps() throws {
    let project = """
      name: App
      targets:
        Phone: { type: application, platform: iOS, sources: Phone }
        Desk: { type: application, platform: macOS, sources: Desk }
        tool: { type: tool, platform: macOS, sources: Tool }
      """
    let files = ["project.yml": project, "Phone/p.swift": "", "Desk/d.swift": "", "Tool/t.swift": ""]
    #expect(throws: ScaffoldingError.severalTargets(["Phone", "Desk"])) { try layout(files) }
  }

  private func notes(_ files: [String: String], output: String? = nil) throws -> [String] {
    let project = try Project(files)
    let layout = try ProjectLayout(workingFolder: project.root, output: output.map { project.root.appending($0) })
    return try Planner(template: try project.library.template(named: "feature"), layout: layout)
      .plan(name: "Orders", settings: [:]).notes
  }

  /// Where project files say targets that nobody can read, the plan says that the files may be in none.
  @Test func targetsThatCannotBeRead() throws {
    let files = [
      "Project.swift": "import ProjectDescription\nlet project = Project(name: \"App\", targets: made())\n",
      "App/a.swift": "",
    ]
    let note =
      "no target was found, so the new files may belong to none (Project.swift:2: its targets are not plain data); "
      + "choose a folder with --output"
    #expect(try notes(files).contains(note))
    #expect(try !notes(files, output: "App").contains(note))
    #expect(try !notes(["a.swift": ""]).contains { $0.hasPrefix("no target") })
  }

  /// An app that nobody can read is none of the targets to choose from.
  @Test func targetsBesideOnesThatCannotBeRead() throws {
    let manifest = """
      import ProjectDescription
      let project = Project(name: "App", targets: [
        made(), .target(name: "Kit", product: .framework, sources: "Kit/**"),
        .target(name: "Net", product: .framework, sources: "Net/**"),
      ])
      """
    let files = ["Project.swift": manifest, "Kit/k.swift": "", "Net/n.swift": "", "App/a.swift": ""]
    let unread = "Project.swift:3: a target is not plain data"
    let error = ScaffoldingError.severalTargets(["Kit", "Net"], unread: unread)
    #expect(throws: error) { try layout(files) }
    #expect("\(error)".hasSuffix("others that could not be read (\(unread)): choose --output for them"))
  }

  /// A folder of the feature's name that is there already may be another feature.
  @Test func aFolderThatIsThereAlready() throws {
    var files = ["Package.swift": Self.package, "Sources/B/b.swift": "", "Code/A/a.swift": "", ".git/HEAD": ""]
    files["Package.swift"] = Self.package.replacing(".target(name: \"B\"),", with: "")
    #expect(try !notes(files).contains { $0.contains("already holds") })
    files["Code/A/Orders/OrdersScreen.swift"] = "struct OrdersScreen {}"
    #expect(
      try notes(files).contains(
        "'Code/A/Orders' already holds 1 other Swift file; choose another name for another feature"))
  }

  /// Tests that run in no app can import libraries alone.
  @Test func testsWithoutAnApp() throws {
    func files(_ type: String) -> [String: String] {
      let project = SampleXcodeProject(
        targets: [
          .init(name: "App", type: type, folders: ["App"]),
          .init(name: "AppTests", type: "bundle.unit-test", folders: ["Tests"], settings: ["TEST_HOST": ""]),
        ], settings: ["SDKROOT": "iphoneos", "IPHONEOS_DEPLOYMENT_TARGET": "18.0"])
      return ["A.xcodeproj/project.pbxproj": project.text, "App/a.swift": "", "Tests/t.swift": ""]
    }
    try check(files("application"), "App/Orders/ no tests App 18.0")
    try check(files("framework"), "App/Orders/ Tests/ App 18.0")
  }

  @Test(arguments: [("App", false), ("Widget", true)]) func screensOfExtensions(target: String, isTold: Bool) throws {
    let app = SampleXcodeProject(
      targets: [
        .init(name: "App", folders: ["App"]), .init(name: "Widget", type: "app-extension", folders: ["Widget"]),
      ], settings: ["SDKROOT": "iphoneos", "IPHONEOS_DEPLOYMENT_TARGET": "18.0"])
    let project = try Project([
      "A.xcodeproj/project.pbxproj": app.text, "App/a.swift": "", "Widget/i.swift": "",
    ])
    let layout = try ProjectLayout(workingFolder: project.root, target: target)
    let plan = try Planner(template: try project.library.template(named: "view"), layout: layout)
      .plan(name: "Orders", settings: [:])
    #expect(plan.notes.contains { $0.hasPrefix("'Widget' is an app extension") } == isTold, "\(plan.notes)")
  }

  /// A folder of local packages has many files, and none of them is the app's.
  @Test func anAppBesideItsPackages() throws {
    let project = SampleXcodeProject(
      targets: [
        .init(
          name: "App", folders: ["Packages", "Widgets"],
          files: ["UI/List/ListView.swift", "UI/Detail/DetailView.swift", "main.swift"])
      ], settings: ["SDKROOT": "iphoneos", "IPHONEOS_DEPLOYMENT_TARGET": "18.0"])
    let files = [
      "App.xcodeproj/project.pbxproj": project.text, "App/UI/List/ListView.swift": "",
      "App/UI/Detail/DetailView.swift": "", "App/main.swift": "", "Widgets/w.swift": "",
      "Packages/A/Package.swift": #"let package = Package(name: "A", targets: [.target(name: "A")])"#,
      "Packages/A/Sources/A/a.swift": "", "Packages/A/Sources/A/b.swift": "", "Packages/A/Sources/A/c.swift": "",
      "Packages/A/Sources/A/d.swift": "",
    ]
    try check(files, "App/UI/Orders/ no tests App 18.0")
    #expect(try layout(files).needsTargetMembership)
    #expect(try !layout(files, in: "Widgets").needsTargetMembership)
  }

  /// What two apps share is larger than what each has, and the screen of one belongs into its own folder.
  @Test func appsThatShareAFolder() throws {
    let project = SampleXcodeProject(
      targets: [.init(name: "Phone", folders: ["Both", "Phone"]), .init(name: "TV", folders: ["Both", "TV"])],
      settings: ["SDKROOT": "iphoneos", "IPHONEOS_DEPLOYMENT_TARGET": "18.0"])
    let files = [
      "A.xcodeproj/project.pbxproj": project.text, "Both/a.swift": "", "Both/b.swift": "", "Phone/p.swift": "",
      "TV/t.swift": "",
    ]
    try check(files, target: "Phone", "Phone/Orders/ no tests Phone 18.0")
  }

  @Test func nothingIsWrittenOutside() throws {
    let (project, other) = (try Project(["Package.swift": Self.package]), try TemporaryFolder())
    #expect(throws: ScaffoldingError.self) {
      try ProjectLayout(workingFolder: project.root, output: other.path, leavingProject: false)
    }
    #expect(try ProjectLayout(workingFolder: project.root, output: other.path).root.folder == other.path)
    let inside = project.root.appending("Extra")
    #expect(try ProjectLayout(workingFolder: project.root, output: inside, leavingProject: false).module == nil)
  }

  /// Who names a folder gets the files there: not in one of the same name inside it, tests where they answer to it.
  @Test(
    arguments: [
      ("Sources/App/Orders", [], "Sources/App/Orders/ Tests/AppTests/Orders/"),
      ("Sources/App/Screens", [], "Sources/App/Screens/Orders/ Tests/AppTests/Screens/"),
      ("Sources/App/Orders", ["AllTests.swift"], "Sources/App/Orders/ Tests/AppTests/"),
      ("Sources/App/Screens/Orders", ["Screens/ATests.swift"], "Sources/App/Screens/Orders/ Tests/AppTests/Screens/"),
      ("Sources/App", [], "Sources/App/Orders/ Tests/AppTests/"),
      ("Tests/AppTests/Lists", [], "Tests/AppTests/Lists/Orders/ Tests/AppTests/Lists/"),
    ] as [(String, [String], String)])
  func foldersThatAreNamed(output: String, tests: [String], expected: String) throws {
    let package = """
      // swift-tools-version: 6.0
      let package = Package(name: "App", targets: [
        .target(name: "App"), .testTarget(name: "AppTests", dependencies: ["App"]),
      ])
      """
    var files = ["Package.swift": package, "Sources/App/a.swift": ""]
    for test in tests { files["Tests/AppTests/\(test)"] = "" }
    let project = try Project(files)
    let layout = try ProjectLayout(workingFolder: project.root, output: project.root.appending(output))
    let found = [TemplateFile.Place.feature, .tests].map { layout.folder(for: $0, of: "Orders") }
    #expect(found.joined(separator: " ") == expected)
  }

  /// A screen in a library that others import is of no use to them unless it is public; not every template makes it so.
  @Test(arguments: [
    (#".library(name: "P", targets: ["A"])"#, true), (#".executable(name: "P", targets: ["A"])"#, false),
  ])
  func screensOfALibrary(product: String, isTold: Bool) throws {
    let manifest = #"let package = Package(name: "P", products: [\#(product)], targets: [.target(name: "A")])"#
    let project = try Project(["Package.swift": manifest, "Sources/A/a.swift": ""])
    for (template, expected) in [("navigation", isTold), ("view", false)] {
      let plan = try Planner(
        template: try project.library.template(named: template), layout: try ProjectLayout(workingFolder: project.root)
      ).plan(name: "Orders", settings: [:])
      let note =
        "code outside of 'A' sees only what is public: make 'OrdersNavigationView' and what it needs public to use it there"
      #expect(plan.notes.contains(note) == expected, "\(plan.notes)")
    }
  }

  /// A target that nothing tests gets no tests, and the plan says so.
  @Test func testsOfNoTargetAreNotWritten() throws {
    let project = try Project(["Package.swift": Self.package, "Sources/B/b.swift": ""])
    let layout = try ProjectLayout(workingFolder: project.root, target: "B")
    let planner = Planner(template: try project.library.template(named: "feature"), layout: layout)
    let plan = try planner.plan(name: "Orders", settings: [:])
    #expect(!plan.files.contains { $0.path.contains("Tests") } && plan.folders["tests"] == nil)
    #expect(plan.notes.contains("no test target tests 'B', so no tests are written"))
    // Nobody asked for tests.
    #expect(try planner.plan(name: "Orders", settings: [:], only: ["view"]).notes.isEmpty)
  }
}
