import Scaffolding
import TestSupport
import Testing

/// Which test target gets the tests of a feature, and which folder of it.
@Suite struct TestPlacementTests {
  private func tests(_ files: [String: String], target: String? = nil) throws -> String {
    let project = try Project(files)
    let layout = try ProjectLayout(workingFolder: project.root, target: target)
    return layout.untested == nil ? layout.folder(for: .tests, of: "Orders") : "no tests"
  }

  /// Tests of a unit are not those of all parts together, whichever stand first.
  @Test(arguments: ["AppTests", "Checks"]) func testsOfUnits(name: String) throws {
    let project = """
      name: App
      targets:
        App: { type: application, platform: iOS, sources: App }
        AppIntegrationTests: { type: bundle.unit-test, platform: iOS, sources: All, dependencies: [{ target: App }] }
        \(name): { type: bundle.unit-test, platform: iOS, sources: Units, dependencies: [{ target: App }] }
      """
    let files = ["project.yml": project, "App/a.swift": "", "All/aTests.swift": "", "Units/bTests.swift": ""]
    #expect(try tests(files) == "Units/")
  }

  /// Tests may lie among the files of the app: a new one goes to those of view models.
  @Test func testsAmongSources() throws {
    let models = ["A", "B", "C"].map { "Models/\($0)ViewModel" }
    let units = ["Core/a", "Core/b", "Net/c", "Net/d"] + models
    let project = SampleXcodeProject(
      targets: [
        .init(name: "App", files: units.map { "\($0).swift" }),
        .init(name: "AppTests", type: "bundle.unit-test", files: units.map { "\($0)Tests.swift" }),
      ], settings: ["SDKROOT": "iphoneos", "IPHONEOS_DEPLOYMENT_TARGET": "18.0"])
    var files = ["App.xcodeproj/project.pbxproj": project.text]
    for name in units + units.map({ "\($0)Tests" }) { files["App/\(name).swift"] = "" }
    #expect(try tests(files) == "App/Models/")
  }

  /// Tests among the sources of a synchronized folder are exceptions of it; a new one goes to a folder that the tests have, or
  /// to none that the app builds; only a folder called as the tests are is theirs wherever it lies.
  @Test(arguments: [
    ("Models", ["Checks"], "Checks/"), ("Models", [], "AppTests/"), ("Tests/AppTests", [], "App/Tests/AppTests/"),
    ("Tests/AppTests", ["Checks"], "Checks/"),
  ])
  func testsInAFolderOfTheApp(home: String, folders: [String], place: String) throws {
    #expect(try tests(appWithTests(in: home, folders)) == place)
  }

  private func appWithTests(in home: String, _ folders: [String]) -> [String: String] {
    let names = ["A", "B", "C"].map { "\(home)/\($0)ViewModelTests.swift" }
    let project = SampleXcodeProject(
      targets: [
        .init(name: "App", folders: ["App"], exceptions: ["App": names]),
        .init(name: "AppTests", type: "bundle.unit-test", folders: folders, exceptions: ["App": names]),
      ], settings: ["SDKROOT": "iphoneos", "IPHONEOS_DEPLOYMENT_TARGET": "18.0"])
    var files = ["App.xcodeproj/project.pbxproj": project.text, "App/Home/HomeView.swift": "", "Checks/c.swift": ""]
    for name in names { files["App/\(name)"] = "" }
    return files
  }

  /// What Xcode does not do by itself, the plan says: a new test is to be taken out of the app, or is in no target yet.
  @Test(arguments: [
    (
      "Tests/AppTests",
      "Xcode builds the folder 'App/Tests/AppTests' into 'App': take App/Tests/AppTests/OrdersViewModelTests.swift out of "
        + "that target, and add it to the target 'AppTests' in Xcode"
    ),
    (
      "Models",
      "no target contains the folder 'AppTests': add AppTests/OrdersViewModelTests.swift to the target 'AppTests' in Xcode"
    ),
  ])
  func testsThatXcodeDoesNotAdd(home: String, note: String) throws {
    let notes = try Project(appWithTests(in: home, [])).plan("Orders").notes
    #expect(notes.contains(note), "\(notes)")
  }

  /// Where the tests of most features have folders called as these, a new feature's have one, too.
  @Test(arguments: [
    (["Cart", "Home", "News"], "Checks/Features/Orders/"), (["Cart", "Home"], "Checks/Features/"),
    (["Mocks", "Sums", "Texts"], "Checks/Features/"),
  ])
  func testsOfFeatures(names: [String], place: String) throws {
    var files = [
      "Package.swift": """
      let package = Package(name: "App", platforms: [.iOS(.v18)], targets: [
        .target(name: "App", path: "App"), .testTarget(name: "Checks", dependencies: ["App"], path: "Checks"),
      ])
      """
    ]
    for name in ["Cart", "Home", "News"] { files["App/Features/\(name)/\(name)View.swift"] = "" }
    for name in names { files["Checks/Features/\(name)/\(name)ViewModelTests.swift"] = "" }
    #expect(try tests(files) == place)
  }

  /// Tests of whatever lie as the features do: a new feature's go beside these where three have folders called as theirs, if
  /// no other folder has more of them, or those of view models.
  @Test(
    arguments: [
      (["Cart", "Home", "News"], "Features", ["Net/Net"], "Checks/All/Features/Orders/"),
      (["Cart", "Home", "News"], "Features", [], "Checks/All/Features/Orders/"),
      (["Cart", "Home"], "Features", ["Net/Net"], "Checks/"),
      (["Cart", "Home", "News"], "Parts", ["Net/Net"], "Checks/"),
      (["Mocks", "Sums", "Texts"], "Features", ["Net/Net"], "Checks/"),
      (["Cart", "Home", "News"], "Features", ["Unit/A", "Unit/B", "Unit/C", "Unit/D"], "Checks/"),
      (["Cart", "Home", "News"], "Features", ["A", "B", "C", "D"], "Checks/All/Features/Orders/"),
      (["Cart", "Home", "News"], "Features", ["Net/AViewModel", "Net/BViewModel", "Net/CViewModel"], "Checks/Net/"),
      (["Cart", "Home", "News"], "Features", ["AViewModel", "BViewModel", "CViewModel"], "Checks/"),
    ] as [([String], String, [String], String)])
  func testsLikeSources(names: [String], folder: String, others: [String], place: String) throws {
    var files = [
      "Package.swift": """
      let package = Package(name: "App", platforms: [.iOS(.v18)], targets: [
        .target(name: "App", path: "App"), .testTarget(name: "Checks", dependencies: ["App"], path: "Checks"),
      ])
      """
    ]
    for name in ["Cart", "Home", "News"] { files["App/Features/\(name)/\(name)View.swift"] = "" }
    for name in names { files["Checks/All/\(folder)/\(name)/Domain/Load\(name)Tests.swift"] = "" }
    for path in others { files["Checks/\(path)Tests.swift"] = "" }
    #expect(try tests(files) == place)
  }

  /// The folder of one feature's tests is none for those of others, however many view models it tests.
  @Test(arguments: [("Profile/Safe", "Checks/"), ("Profile", "Checks/"), ("Units", "Checks/Units/")])
  func testsOfOneFeature(home: String, place: String) throws {
    var files = [
      "Package.swift": """
      let package = Package(name: "App", platforms: [.iOS(.v18)], targets: [
        .target(name: "App", path: "App"), .testTarget(name: "Checks", dependencies: ["App"], path: "Checks"),
      ])
      """
    ]
    for name in ["Cart", "Profile"] { files["App/Features/\(name)/\(name)View.swift"] = "" }
    for name in ["A", "B", "C", "D"] { files["Checks/\(home)/\(name)ViewModelTests.swift"] = "" }
    for name in ["E", "F"] { files["Checks/\(name)Tests.swift"] = "" }
    #expect(try tests(files) == place)
  }

  private static let kit =
    #"let package = Package(name: "Kit", platforms: [.iOS(.v18)], targets: [.target(name: "Kit")])"#

  /// A package with the screens of an app may be tested by the tests of that app: their files say so.
  @Test(arguments: [
    (3, "@testable import Kit\n", "Checks/"), (2, "@testable import Kit\n", "no tests"), (3, "import Kit", "Checks/"),
    (5, "import Kit\r\n", "Checks/"), (5, "import Kit // Screens\n", "Checks/"), (5, "// import Kit\n", "no tests"),
    (5, "import Kits\n", "no tests"), (5, "import Kit_\n", "no tests"),
  ])
  func testsOfAnApp(importing: Int, line: String, place: String) throws {
    let project = """
      name: App
      packages: { Kit: { path: Kit } }
      targets:
        App: { type: application, platform: iOS, sources: App, dependencies: [{ package: Kit, product: Kit }] }
        AppTests: { type: bundle.unit-test, platform: iOS, sources: Checks, dependencies: [{ target: App }] }
      """
    var files = ["project.yml": project, "App/a.swift": "", "Kit/Package.swift": Self.kit]
    files["Kit/Sources/Kit/k.swift"] = ""
    for index in 0..<5 { files["Checks/T\(index)Tests.swift"] = "import Testing\n" + (index < importing ? line : "") }
    #expect(try tests(files, target: "Kit") == place)
  }

  /// Of all the tests of all apps together, 20 files and 2 MB are read: two of each target that imports something else.
  @Test(arguments: [(8, 0, "Z/"), (9, 0, "no tests"), (2, 250, "Z/"), (3, 250, "no tests")])
  func testsOfManyApps(others: Int, kilobytes: Int, place: String) throws {
    let app = "{ type: application, platform: iOS, sources: App, dependencies: [{ package: Kit, product: Kit }] }"
    let names = (0..<others).map { "T\($0)" } + ["Z"]
    // Two apps have the same tests, each of which counts once.
    let targets = names.map { name in
      let apps = name == "Z" ? "{ target: B }" : "{ target: A }, { target: B }"
      return "  \(name): { type: bundle.unit-test, platform: iOS, sources: \(name), dependencies: [\(apps)] }\n"
    }
    let project = "name: App\npackages: { Kit: { path: Kit } }\ntargets:\n  A: \(app)\n  B: \(app)\n"
    var files = ["project.yml": project + targets.joined(), "App/a.swift": "", "Kit/Package.swift": Self.kit]
    files["Kit/Sources/Kit/k.swift"] = ""
    let filling = "\n//" + String(repeating: "-", count: kilobytes << 10)
    for name in names {
      let text = (name == "Z" ? "import Kit" : "import A") + filling
      for index in 0..<4 { files["\(name)/\(name)\(index)Tests.swift"] = text }
    }
    #expect(try tests(files, target: "Kit") == place)
  }
}
