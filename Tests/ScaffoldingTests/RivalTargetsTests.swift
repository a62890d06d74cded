import POSIXSupport
import Scaffolding
import TestSupport
import Testing

/// Targets that are no rivals of the one that people work on: twins of an app, examples, and what a program is built on.
@Suite struct RivalTargetsTests {
  private static let phone = ["SDKROOT": "iphoneos", "IPHONEOS_DEPLOYMENT_TARGET": "18.0"]

  /// The folder of a new feature, or the targets to choose from.
  private func place(_ files: [String: String], in folder: String = "") throws -> String {
    let project = try Project(files)
    let start = folder.isEmpty ? project.root : project.root.appending(folder)
    let layout = Result { () throws(ScaffoldingError) in try ProjectLayout(workingFolder: start) }
    if case .failure(.severalTargets(let names, let unread)) = layout {
      return "one of \(names.joined(separator: ", "))\(unread == nil ? "" : " or others")"
    }
    return try layout.get().folder(for: .feature, of: "Orders")
  }

  private func screens(_ count: Int, in folder: String) -> [String] {
    (0..<count).map { "\(folder)/S\($0)View.swift" }
  }

  /// An app that is built of nearly all screens of another one is no choice beside it, and its share of the files counts for the
  /// place; one of other screens, or for another system, is a choice.
  @Test(
    arguments: [
      (10, 1, Self.phone, "App/Modules/Orders/"), (10, 2, Self.phone, "one of Twin, Main"),
      (9, 0, Self.phone, "one of Main, Twin"),
      (10, 0, ["SDKROOT": "macosx", "MACOSX_DEPLOYMENT_TARGET": "14.0"], "one of Main, Twin"),
    ] as [(Int, Int, [String: String], String)])
  func twins(shared: Int, own: Int, settings: [String: String], expected: String) throws {
    let both = (0..<shared).map { "Modules/M\($0)/M\($0)View.swift" }
    let (main, twin) = ((0..<8).map { "Services/s\($0).swift" }, screens(own, in: "Mocks"))
    let project = SampleXcodeProject(
      targets: [
        .init(name: "Main", files: both + main, settings: Self.phone),
        .init(name: "Twin", files: both + twin, settings: settings),
      ])
    var files = ["A.xcodeproj/project.pbxproj": project.text]
    for path in both + main + twin { files["App/\(path)"] = "" }
    #expect(try place(files) == expected)
  }

  /// Of twins with about as many files the one with the shortest name is meant.
  @Test func twinsOfOneSize() throws {
    let both = screens(20, in: "Views")
    let project = SampleXcodeProject(
      targets: [.init(name: "AppBeta", files: both + ["beta.swift"]), .init(name: "App", files: both)],
      settings: Self.phone)
    var files = ["A.xcodeproj/project.pbxproj": project.text, "App/beta.swift": ""]
    for path in both { files["App/\(path)"] = "" }
    #expect(try place(files) == "App/Views/Orders/")
  }

  /// An app of 20 screens, and one of these and three other files; tests of one of them, or of none.
  private func twins(_ small: String, _ large: String, tested: String) throws -> Project {
    let tests =
      "  Checks: { type: bundle.unit-test, platform: iOS, sources: T, dependencies: [{ target: \(tested) }] }\n"
    let project = """
      name: Shop
      options: { deploymentTarget: { iOS: "18.0" } }
      targets:
        \(small): { type: application, platform: iOS, sources: [App/Views] }
        \(large): { type: application, platform: iOS, sources: [App/Views, App/Dev] }

      """
    var files = ["project.yml": project + (tested.isEmpty ? "" : tests), "T/aTests.swift": ""]
    for path in screens(20, in: "App/Views") + ["a", "b", "c"].map({ "App/Dev/\($0).swift" }) { files[path] = "" }
    return try Project(files)
  }

  private func notes(_ project: Project) throws -> [String] {
    let layout = try ProjectLayout(workingFolder: project.root)
    return try Planner(template: try project.library.template(named: "view"), layout: layout)
      .plan(name: "Orders", settings: [:]).notes
  }

  /// Of twins the one with tests is meant, then the one whose name says nothing of previews or debugging, then the larger.
  @Test(arguments: [
    ("Shop", "ShopPreviewDev", "Shop", "Shop"), ("Shop", "ShopPreviewDev", "", "Shop"),
    ("Shop", "ShopPreviewDev", "ShopPreviewDev", "ShopPreviewDev"), ("ShopLite", "Shop", "", "Shop"),
  ])
  func theTwinThatIsMeant(small: String, large: String, tested: String, expected: String) throws {
    let project = try twins(small, large, tested: tested)
    let other = expected == small ? large : small
    let (notes, note) = (try self.notes(project), "'\(other)' builds nearly the same files")
    #expect(notes.contains("the files are for the app '\(expected)'; \(note)"), "\(notes)")
    #expect(try ProjectLayout(workingFolder: project.root).untested == (tested.isEmpty ? expected : nil))
  }

  /// The tests of a twin test what both build, and import its module.
  @Test func testsOfATwin() throws {
    let project = try twins("Shop", "ShopPreviewDev", tested: "Shop")
    let layout = try ProjectLayout(workingFolder: project.root, target: "ShopPreviewDev")
    #expect(layout.folder(for: .tests, of: "Orders") == "T/" && layout.module == "Shop" && layout.untested == nil)
  }

  /// Apps that another one brings along are choices beside it.
  @Test func severalOtherApps() throws {
    let manifest = """
      name: Phone
      options: { deploymentTarget: { iOS: "18.0" } }
      targets:
        Phone: { type: application, platform: iOS, sources: P, dependencies: [{ target: Login }, { target: Agent }] }
        Login: { type: application, platform: iOS, sources: L }
        Agent: { type: application, platform: iOS, sources: A }
      """
    let project = try Project(["project.yml": manifest, "P/p.swift": "", "L/l.swift": "", "A/a.swift": ""])
    let notes = try self.notes(project)
    let others = "choose the target 'Login' or 'Agent' if they are not"
    #expect(notes.contains("the files are for the app 'Phone'; \(others)"), "\(notes)")
  }

  /// A module of the app's own project that has three times its files, screens and controllers may be what people see on
  /// another system; one for the same may hold parts of screens.
  @Test(arguments: [
    (5, 7, 1, "bundle, platform: macOS", "one of Bridge, App"), (4, 8, 1, "bundle, platform: macOS", "App/Orders/"),
    (5, 6, 1, "bundle, platform: macOS", "App/Orders/"), (5, 7, 2, "bundle, platform: macOS", "App/Orders/"),
    (5, 7, 1, "framework, platform: iOS", "App/Orders/"),
  ])
  func modulesThatOutgrowAnApp(
    ofModule: Int, others: Int, controllers: Int, type: String, expected: String
  ) throws {
    let manifest = """
      name: App
      options: { deploymentTarget: { iOS: "18.0", macOS: "15.0" } }
      targets:
        App: { type: application, platform: iOS, sources: App, dependencies: [{ target: Bridge }] }
        Bridge: { type: \(type), sources: Bridge }
      """
    var files = ["project.yml": manifest]
    for index in 0..<4 { files["App/A\(index)\(index < controllers ? "ViewController" : "").swift"] = "" }
    for path in screens(ofModule, in: "Bridge") + (0..<others).map({ "Bridge/b\($0).swift" }) { files[path] = "" }
    #expect(try place(files) == expected)
  }

  private func app(_ name: String) -> String {
    SampleXcodeProject(targets: [.init(name: name, folders: ["Code"])], settings: Self.phone).text
  }

  /// An app below the root that shows how something is used is not what people work on in the root, where there is something
  /// else or others could not be read; in its own folder, or alone, it is.
  @Test(arguments: [
    ("Examples/Try", "Try", "", "", "one of Try, Kit"),
    ("Try", "TryDemo", "", "", "one of TryDemo, Kit"),
    ("Try", "Try", "", "", "Try/Code/Orders/"),
    ("Examples/Try", "Try", "", "Examples/Try", "Examples/Try/Code/Orders/"),
    ("Examples/Try", "Try", "made()", "", "one of Try, Kit or others"),
  ])
  func examples(folder: String, name: String, others: String, here: String, expected: String) throws {
    var files = [
      ".git/HEAD": "", "\(folder)/A.xcodeproj/project.pbxproj": app(name), "\(folder)/Code/HomeView.swift": "",
      "\(folder)/Code/ListView.swift": "",
      "Package.swift": #"let package = Package(name: "Kit", platforms: [.iOS(.v18)], targets: [.target(name: "Kit")])"#,
      "Sources/Kit/RowView.swift": "",
    ]
    if !others.isEmpty {
      files["Main/Project.swift"] = "import ProjectDescription\nlet project = Project(targets: \(others))\n"
    }
    if here.isEmpty {
      #expect(try place(files) == expected)
    } else {
      #expect(try "\(here)/\(place(files, in: here))" == expected)
    }
  }

  /// A name that only begins with such a word says nothing, and the app with the only screens that uses all others is more than
  /// an example of these.
  @Test(arguments: [
    ("SampleTracker", 1, "Core", "SampleTracker/App/Orders/"),
    ("SampleTracker", 15, "Core", "SampleTracker/App/Orders/"),
    ("TrackerSample", 15, "Core", "TrackerSample/App/Orders/"),
    ("TrackerSample", 15, "Net", "one of TrackerSample, Core"),
    ("TrackerSample", 2, "Core", "one of TrackerSample, Core"), ("Sample App", 2, "Core", "one of Sample App, Core"),
  ])
  func appsCalledAsExamples(name: String, count: Int, used: String, expected: String) throws {
    let package = #"let package = Package(name: "Core", platforms: [.iOS(.v18)], targets: [.target(name: "Core")])"#
    let project = """
      name: P
      options: { deploymentTarget: { iOS: "18.0" } }
      packages: { Core: { path: ../Packages/Core } }
      targets:
        \(name): { type: application, platform: iOS, sources: App, dependencies: [{ package: Core, product: \(used) }] }
      """
    var files = [".git/HEAD": "", "\(name)/project.yml": project, "Packages/Core/Package.swift": package]
    files["Packages/Core/Sources/Core/c.swift"] = ""
    for path in screens(count, in: "\(name)/App") { files[path] = "" }
    #expect(try place(files) == expected)
  }

  /// The only app there is, although it is an example, unless manifests that nobody can read stand beside it.
  @Test(arguments: [(false, "Examples/Try/Code/Orders/"), (true, "one of Try or others")])
  func anExampleAlone(hasOthers: Bool, expected: String) throws {
    var files = [
      ".git/HEAD": "", "Examples/Try/A.xcodeproj/project.pbxproj": app("Try"), "Examples/Try/Code/HomeView.swift": "",
    ]
    if hasOthers { files["Main/Project.swift"] = "import ProjectDescription\nlet project = Project(targets: made())\n" }
    #expect(try place(files) == expected)
  }

  /// A program with few screens is meant where nothing else shows anything and all libraries are there for it, whatever
  /// commands lie beside it.
  @Test(arguments: [
    ("\"Core\", \"Net\"", "", "Sources/Bar/Orders/"), ("\"Core\"", "", "one of Bar, Core, Net"),
    ("\"Core\", \"Net\"", ", .executableTarget(name: \"gen\")", "Sources/Bar/Orders/"),
  ])
  func programsOfFewScreens(dependencies: String, others: String, expected: String) throws {
    let manifest = """
      let package = Package(name: "P", platforms: [.macOS(.v14)], targets: [
        .target(name: "Core"), .target(name: "Net"), .executableTarget(name: "Bar", dependencies: [\(dependencies)])\(others),
      ])
      """
    var files = ["Package.swift": manifest, "Sources/Core/c.swift": "", "Sources/Net/n.swift": ""]
    if !others.isEmpty { files["Sources/gen/main.swift"] = "" }
    #expect(try place(files.merging(["Sources/Bar/HomeView.swift": ""]) { $1 }) == expected)
  }
}
