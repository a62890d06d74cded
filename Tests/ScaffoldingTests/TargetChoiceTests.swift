import ProjectModel
import Scaffolding
import TestSupport
import Testing

/// Which target gets the files where no app has them all.
@Suite struct TargetChoiceTests {
  private func target(_ files: [String: String]) throws -> String? {
    let project = try Project(files)
    return try ProjectLayout(workingFolder: project.root).module
  }

  private func screens(_ count: Int, in folder: String) -> [String: String] {
    Dictionary(uniqueKeysWithValues: (0..<count).map { ("\(folder)/S\($0)View.swift", "") })
  }

  /// A package whose program shows something is an app; one that shows nothing is none.
  @Test(arguments: [(3, true), (2, false)]) func programsWithScreens(count: Int, isApp: Bool) throws {
    let manifest = """
      let package = Package(name: "P", platforms: [.macOS(.v14)], targets: [
        .target(name: "Core"), .target(name: "Net"), .executableTarget(name: "Bar"), .executableTarget(name: "tool"),
      ])
      """
    let files = ["Package.swift": manifest, "Sources/Core/c.swift": "", "Sources/tool/main.swift": ""]
      .merging(screens(count, in: "Sources/Bar")) { $1 }
    if isApp {
      #expect(try target(files) == "Bar")
    } else {
      #expect(throws: ScaffoldingError.severalTargets(["Bar", "Core", "Net", "tool"])) { try target(files) }
    }
  }

  /// Of what could not be read the app may be another one.
  @Test func programsBesideWhatCannotBeRead() throws {
    let manifest = """
      let package = Package(name: "P", platforms: [.macOS(.v14)], targets: [
        .target(name: "Core"), .executableTarget(name: "Bar"),
      ])
      """
    let files = ["Package.swift": manifest, "Sources/Core/c.swift": ""].merging(screens(3, in: "Sources/Bar")) { $1 }
    #expect(try target(files) == "Bar")
    let unread = "Apps/Project.swift:2: its targets are not plain data"
    let project = "import ProjectDescription\nlet project = Project(name: \"App\", targets: made())\n"
    #expect(throws: ScaffoldingError.severalTargets(["Bar", "Core"], unread: unread)) {
      try target(files.merging(["Apps/Project.swift": project]) { $1 })
    }
  }

  /// The app of an extension is somewhere, where not all targets could be read.
  @Test(arguments: [("made()", true), ("[]", false)]) func anExtensionAlone(targets: String, isAsked: Bool) throws {
    let manifest = "let package = Package(name: \"P\", platforms: [.macOS(.v14)], targets: \(targets))\n"
    let widget = SampleXcodeProject(
      targets: [.init(name: "Widget", type: "app-extension", folders: ["Widget"])],
      settings: ["SDKROOT": "macosx", "MACOSX_DEPLOYMENT_TARGET": "14.0"])
    let files = ["Package.swift": manifest, "W.xcodeproj/project.pbxproj": widget.text, "Widget/w.swift": ""]
    if isAsked {
      let unread = "Package.swift:1: the targets are not plain data"
      #expect(throws: ScaffoldingError.severalTargets(["Widget"], unread: unread)) { try target(files) }
    } else {
      #expect(try target(files) == "Widget")
    }
  }

  /// Two apps of the very same files are editions of one: new files are in both, so that there is nothing to choose.
  @Test(arguments: [("App", true), ("Other", false)]) func editionsOfOneApp(sources: String, isOne: Bool) throws {
    let project = """
      name: App
      options: { deploymentTarget: { iOS: "18.0" } }
      targets:
        AppBeta: { type: application, platform: iOS, sources: App }
        App: { type: application, platform: iOS, sources: \(sources) }
      """
    let files = ["project.yml": project, "App/a.swift": "", "Other/o.swift": ""]
    if isOne {
      #expect(try target(files) == "App")
    } else {
      #expect(throws: ScaffoldingError.severalTargets(["AppBeta", "App"])) { try target(files) }
    }
  }

  /// An app whose screens are nearly all in its modules: somebody chooses one of those with screens.
  @Test(arguments: [(2, 20, true), (3, 20, false), (1, 19, false)])
  func appsOfFewScreens(own: Int, ofModules: Int, isAsked: Bool) throws {
    let manifest = """
      let package = Package(name: "P", platforms: [.iOS(.v18)], targets: [
        .target(name: "Core"), .target(name: "Home", dependencies: ["Core"]), .target(name: "Parts"),
      ])
      """
    let project = """
      name: App
      options: { deploymentTarget: { iOS: "18.0" } }
      packages: { P: { path: . } }
      targets:
        App:
          { type: application, platform: iOS, sources: App,
            dependencies: [{ package: P, product: Home }, { package: P, product: Parts }] }
      """
    var files = ["Package.swift": manifest, "project.yml": project, "Sources/Core/c.swift": ""]
    for index in 0..<5 { files["App/Start\(index).swift"] = "" }
    for (path, text) in screens(own, in: "App") { files[path] = text }
    for (path, text) in screens(ofModules - 5, in: "Sources/Home") { files[path] = text }
    for (path, text) in screens(5, in: "Sources/Parts") { files[path] = text }
    if isAsked {
      #expect(throws: ScaffoldingError.severalTargets(["Home", "Parts", "App"])) { try target(files) }
    } else {
      #expect(try target(files) == "App")
    }
  }

  private func package(_ targets: String, products: String = "[]") -> String {
    "let package = Package(name: \"P\", platforms: [.iOS(.v18)], products: \(products), targets: [\(targets)])\n"
  }

  /// The target with four times as many screens as any other is meant, unless others with screens are built on it, as
  /// they are on a design system.
  @Test(arguments: [(20, 5, "", true), (19, 5, "", false), (9, 0, "", false), (20, 5, "\"Home\"", false)])
  func mostScreens(ofHome: Int, ofOther: Int, dependencies: String, isChosen: Bool) throws {
    let targets = ".target(name: \"Home\"), .target(name: \"Other\", dependencies: [\(dependencies)])"
    var files = ["Package.swift": package(targets), "Sources/Other/o.swift": ""]
    files.merge(screens(ofHome, in: "Sources/Home")) { $1 }
    files.merge(screens(ofOther, in: "Sources/Other")) { $1 }
    if isChosen {
      #expect(try target(files) == "Home")
      let project = try Project(files)
      let layout = try ProjectLayout(workingFolder: project.root)
      let notes = try Planner(template: project.library.template(named: "feature"), layout: layout)
        .plan(name: "Orders", settings: [:]).notes
      #expect(notes.contains { $0.hasPrefix("the files are for the target 'Home', which has most screens") })
    } else {
      #expect(throws: ScaffoldingError.self) { try target(files) }
    }
  }

  /// An app that shows how something is used is not the one that people work on; one of few screens is named as a choice.
  @Test(
    arguments: [("Demo App", 8, "Main"), ("TV", 2, "Main"), ("TV", 3, nil), ("Democracy", 8, nil)]
      as [(String, Int, String?)])
  func appsBesideTheMainOne(name: String, count: Int, expected: String?) throws {
    let app = SampleXcodeProject(
      targets: [.init(name: "Main", folders: ["Main"]), .init(name: name, folders: ["Other"])],
      settings: ["SDKROOT": "iphoneos", "IPHONEOS_DEPLOYMENT_TARGET": "18.0"])
    var files = ["A.xcodeproj/project.pbxproj": app.text]
    files.merge(screens(11, in: "Main")) { $1 }
    files.merge(screens(count, in: "Other")) { $1 }
    if let expected {
      #expect(try target(files) == expected)
    } else {
      #expect(throws: ScaffoldingError.severalTargets(["Main", name])) { try target(files) }
    }
  }

  /// Hosts of previews and of tests are not what people work on, and modules that show nothing are no choice; of the others
  /// those with most screens come first.
  @Test func modulesBesideHosts() throws {
    let manifest = package(
      ".target(name: \"Start\", dependencies: [\"Home\", \"Shop\", \"ChatFeature\", \"Net\"]), "
        + ".target(name: \"Home\"), .target(name: \"Shop\"), .target(name: \"ChatFeature\"), .target(name: \"Net\")")
    let project = """
      name: App
      options: { deploymentTarget: { iOS: "18.0" } }
      packages: { P: { path: . } }
      targets:
        HomePreview: { type: application, platform: iOS, sources: Previews }
        App: { type: application, platform: iOS, sources: App, dependencies: [{ package: P, product: Start }] }
        UITestHost: { type: application, platform: iOS, sources: Host }
      """
    var files = ["Package.swift": manifest, "project.yml": project]
    for file in ["App/App", "Host/Host", "Previews/HomeView", "Sources/Start/Start", "Sources/ChatFeature/Join"] {
      files["\(file).swift"] = ""
    }
    for index in 0..<5 { files["Sources/Net/n\(index).swift"] = "" }
    files.merge(screens(6, in: "Sources/Home")) { $1 }
    files.merge(screens(9, in: "Sources/Shop")) { $1 }
    #expect(throws: ScaffoldingError.severalTargets(["Shop", "Home", "ChatFeature", "App"])) { try target(files) }
  }

  /// An extension has no screens of an app.
  @Test func appsBesideAnExtension() throws {
    let app = SampleXcodeProject(
      targets: [
        .init(name: "Phone", folders: ["Phone"]), .init(name: "Mac", folders: ["Desk"]),
        .init(name: "Share", type: "app-extension", folders: ["Share"]),
      ], settings: ["SDKROOT": "iphoneos", "IPHONEOS_DEPLOYMENT_TARGET": "18.0"])
    var files = ["A.xcodeproj/project.pbxproj": app.text]
    for (folder, count) in [("Phone", 3), ("Desk", 4), ("Share", 2)] { files.merge(screens(count, in: folder)) { $1 } }
    #expect(throws: ScaffoldingError.severalTargets(["Mac", "Phone"])) { try target(files) }
  }

  /// Of modules those without anything to see are no choice, unless hardly another one has something.
  @Test(arguments: [(1, ["Search", "Home"]), (0, ["Search", "Core", "Home"])])
  func modulesThatShowNothing(ofHome: Int, expected: [String]) throws {
    let targets = ["Core", "Home", "Search"].map { ".target(name: \"\($0)\")" }.joined(separator: ", ")
    var files = ["Package.swift": package(targets)]
    for name in ["Core", "Home", "Search"] { files["Sources/\(name)/a.swift"] = "" }
    files.merge(screens(ofHome, in: "Sources/Home")) { $1 }
    files.merge(screens(2, in: "Sources/Search")) { $1 }
    #expect(throws: ScaffoldingError.severalTargets(expected)) { try target(files) }
  }

  /// Two project files that declare one target over the same files ask nothing.
  @Test func oneTargetInTwoProjects() throws {
    let app = SampleXcodeProject(
      targets: [.init(name: "App", folders: ["App"])],
      settings: ["SDKROOT": "iphoneos", "IPHONEOS_DEPLOYMENT_TARGET": "18.0"])
    let files = ["A.xcodeproj/project.pbxproj": app.text, "B.xcodeproj/project.pbxproj": app.text]
    #expect(try target(files.merging(screens(3, in: "App")) { $1 }) == "App")
  }

  /// A package that builds the files of an app for tools does not take its place.
  @Test func anAppAndAModuleOfOneName() throws {
    let app = SampleXcodeProject(
      targets: [.init(name: "Tracker", folders: ["Tracker"])],
      settings: ["SDKROOT": "iphoneos", "IPHONEOS_DEPLOYMENT_TARGET": "18.0"])
    let project = try Project([
      "Package.swift": package(".target(name: \"Tracker\", path: \"Tracker\")"),
      "Tracker.xcodeproj/project.pbxproj": app.text, "Tracker/AView.swift": "", "Tracker/BView.swift": "",
    ])
    let layout = try ProjectLayout(workingFolder: project.root)
    #expect(layout.offeredTarget == nil && layout.model?.targets.count == 2)
    #expect(layout.folder(for: .feature, of: "Orders") == "Tracker/Orders/")
  }

  /// An app names the product of a package, which holds modules of other names.
  @Test func modulesOfAProduct() throws {
    let manifest = package(
      ".target(name: \"NewsUI\"), .target(name: \"MenuUI\"), .target(name: \"Aside\")",
      products: "[.library(name: \"Parts\", targets: [\"NewsUI\", \"MenuUI\"])]")
    let project = """
      name: App
      options: { deploymentTarget: { iOS: "18.0" } }
      packages: { P: { path: . } }
      targets:
        App: { type: application, platform: iOS, sources: App, dependencies: [{ package: P, product: Parts }] }
      """
    var files = ["Package.swift": manifest, "project.yml": project, "App/App.swift": "", "Sources/Aside/a.swift": ""]
    files.merge(screens(11, in: "Sources/MenuUI")) { $1 }
    files.merge(screens(11, in: "Sources/NewsUI")) { $1 }
    #expect(throws: ScaffoldingError.severalTargets(["NewsUI", "MenuUI", "App"])) { try target(files) }
  }

  /// An app links the frameworks that other projects of its workspace build.
  @Test func modulesOfOtherProjects() throws {
    let settings = ["SDKROOT": "iphoneos", "IPHONEOS_DEPLOYMENT_TARGET": "18.0"]
    func project(_ target: SampleXcodeProject.Target) -> String {
      SampleXcodeProject(targets: [target], settings: settings).text
    }
    let app = SampleXcodeProject.Target(name: "App", folders: ["App"], links: ["Home", "Shop"])
    var files = [
      ".git/HEAD": "", "App.xcodeproj/project.pbxproj": project(app),
      "Home/Home.xcodeproj/project.pbxproj": project(.init(name: "Home", type: "framework", folders: ["Home"])),
      "Shop/Shop.xcodeproj/project.pbxproj": project(.init(name: "Shop", type: "framework", folders: ["Shop"])),
    ]
    for index in 0..<5 { files["App/Start\(index).swift"] = "" }
    files.merge(screens(11, in: "Home/Home")) { $1 }
    files.merge(screens(11, in: "Shop/Shop")) { $1 }
    #expect(throws: ScaffoldingError.severalTargets(["Home", "Shop", "App"])) { try target(files) }
    let workspace = try Project(files)
    let found = try ProjectModel(at: workspace.root).targets.first { $0.name == "App" }
    #expect(found?.links == ["Home", "Shop"])
  }

  /// Packages far below a repository's root are found, so that somebody chooses one.
  @Test func packagesFarBelow() throws {
    var files = [".git/HEAD": ""]
    for name in ["Home", "Search"] {
      files["Modules/Features/\(name)/Package.swift"] = package(".target(name: \"\(name)\")")
      files["Modules/Features/\(name)/Sources/\(name)/\(name)View.swift"] = ""
    }
    #expect(throws: ScaffoldingError.severalTargets(["Home", "Search"])) { try target(files) }
  }

  /// No compiler takes two files of one name into a module, wherever they lie.
  @Test func filesOfOneName() throws {
    let app = SampleXcodeProject(
      targets: [.init(name: "App", folders: ["App"]), .init(name: "Kit", type: "framework", folders: ["Kit"])],
      settings: ["SDKROOT": "iphoneos", "IPHONEOS_DEPLOYMENT_TARGET": "18.0"])
    let project = try Project([
      "A.xcodeproj/project.pbxproj": app.text, "App/Parts/EmptyStateView.swift": "struct Welcome {}\n",
      "Kit/LoadingView.swift": "", "App/OrdersView.swift/notes.txt": "",
    ])
    let layout = try ProjectLayout(workingFolder: project.root)
    let plan = try Planner(template: try project.library.template(named: "feature"), layout: layout)
      .plan(name: "Orders", settings: [:])
    let reason = "App/Parts/EmptyStateView.swift has the same name, and no target builds two files of one name"
    #expect(plan.conflicts.map(\.path) == ["App/Shared/EmptyStateView.swift"])
    #expect(plan.conflicts.map(\.action) == [.conflict(reason)])
  }
}
