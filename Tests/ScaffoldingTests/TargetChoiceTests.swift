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
      #expect(throws: ScaffoldingError.severalTargets(["Core", "Net", "Bar", "tool"])) { try target(files) }
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
