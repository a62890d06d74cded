import POSIXSupport
import Scaffolding
import TestSupport
import Testing

@Suite struct PlannerTests {
  @Test(arguments: [
    (
      "Package.swift", "Sources/App/a.swift", "", "Sources/App/Orders/OrdersView.swift",
      "Tests/AppTests/OrdersViewModelTests.swift"
    ),
    (
      "Package.swift", "Sources/App/a.swift", "Sources/App/Shop", "Sources/App/Shop/Orders/OrdersView.swift",
      "Tests/AppTests/OrdersViewModelTests.swift"
    ),
    (
      "Package.swift", "Sources/App/a.swift", "Extra", "Extra/Orders/OrdersView.swift",
      "Extra/OrdersTests/OrdersViewModelTests.swift"
    ),
    ("Package.swift", "README.md", "", "Sources/Orders/OrdersView.swift", "Tests/OrdersViewModelTests.swift"),
    (
      "App.xcodeproj/project.pbxproj", "App/a.swift", "", "App/Orders/OrdersView.swift",
      "AppTests/OrdersViewModelTests.swift"
    ),
    (".git/HEAD", "README.md", "", "Orders/OrdersView.swift", "OrdersTests/OrdersViewModelTests.swift"),
    ("README.md", "LICENSE", "", "Orders/OrdersView.swift", "OrdersTests/OrdersViewModelTests.swift"),
  ])
  func placesFollowTheProject(marker: String, other: String, output: String, view: String, tests: String) throws {
    let project = try Project([marker: "", other: ""])
    let paths = try project.plan("Orders", output: output).files.map(\.path)
    #expect(paths.first == view && paths.last == tests)
  }

  @Test func aFolderInsideTheProjectIsEnough() throws {
    let project = try Project(["Package.swift": "", "Sources/A/a.swift": "", "Sources/B/Deep/b.swift": ""])
    let layout = try ProjectLayout(workingFolder: project.root.pushing("Sources/B/Deep"))
    #expect(layout.root.folder == project.root && layout.module == "B")
  }

  /// Somebody else's templates may lie in a folder that everybody writes to.
  @Test(arguments: [0o1777, 0o777] as [mode_t]) func aFolderForEverybodyIsNoProject(mode: mode_t) throws {
    let project = try Project(["all/.swiftkit/manifest.json": "{}", "all/mine/a.txt": ""])
    let all = project.root.appending("all")
    #expect(try ProjectRoot(around: all.appending("mine")).folder == all)
    #expect(chmod(all.string, mode) == 0)
    #expect(try ProjectRoot(around: all.appending("mine")).folder != all)
    #expect(try ProjectRoot(around: all).folder == all)
  }

  @Test func testsImportTheModule() throws {
    let package = try Project(["Package.swift": "", "Sources/App/a.swift": ""])
    #expect(try package.plan("Orders").files.last?.text.contains("@testable import App") == true)
    let plain = try Project([:])
    #expect(try plain.plan("Orders").files.last?.text.contains("@testable") == false)
  }

  @Test func sharedFilesAreWrittenOncePerProject() throws {
    let project = try Project(["Package.swift": "", "Sources/App/State.swift": "enum ViewState<Value> {}\n"])
    let state = try project.plan("Orders").files.first { $0.role == "state" }
    #expect(state?.action == .skip("'ViewState' is declared in Sources/App/State.swift"))
    let other = try Project([
      "Package.swift": "", "Sources/App/a.swift": "", "Sources/Core/State.swift": "enum ViewState {}",
    ])
    #expect(try other.plan("Orders").files.first { $0.role == "state" }?.action == .create)
  }

  @Test(arguments: [
    ("Orders/OrdersView.swift", "// mine", "already exists with different contents"),
    ("Orders/OrdersView.swift/x", "", "a folder with that name already exists"),
    ("orders/x.swift", "", "differs only in case from 'orders'"),
    ("Orders/ordersview.swift", "", "differs only in case from 'ordersview.swift'"),
    ("Other/Models.swift", "struct OrdersView {}", "'OrdersView' is declared in Other/Models.swift"),
    ("Other/Models.swift", "final class OrdersViewModel {}", "'OrdersViewModel' is declared in Other/Models.swift"),
  ])
  func whatIsThereStays(path: String, content: String, reason: String) throws {
    let project = try Project([path: content])
    let plan = try project.plan("Orders")
    #expect(plan.conflicts.contains { $0.action == .conflict(reason) }, "\(plan.conflicts.map(\.action))")
    let before = try project.snapshot()
    try plan.carryOut(in: project.setting)
    #expect(try project.snapshot() == before)
  }

  @Test func aSecondRunTouchesNothing() throws {
    let project = try Project([:])
    try project.plan("Orders").carryOut(in: project.setting)
    let before = try project.snapshot()
    let second = try project.plan("Orders")
    #expect(second.conflicts.count == 6 && second.written.isEmpty)
    try second.carryOut(in: project.setting)
    #expect(try project.snapshot() == before)
  }

  @Test func samePlanSameBytes() throws {
    let first = try Project([:]), second = try Project([:])
    try first.plan("Orders").carryOut(in: first.setting)
    try second.plan("Orders").carryOut(in: second.setting)
    #expect(try first.snapshot() == second.snapshot())
  }

  @Test func linksDoNotLeadOut() throws {
    let elsewhere = try TemporaryFolder()
    let project = try Project([:])
    #expect(symlink(elsewhere.path.string, project.root.appending("Orders").string) == 0)
    #expect(
      throws: ScaffoldingError.outsideRoot(path: "Orders/OrdersView.swift", reason: "'Orders' is a symbolic link")
    ) {
      try project.plan("Orders")
    }
    #expect(try Folder.names(in: elsewhere.path).isEmpty)
  }

  /// What the system cannot list may be a project, so nothing is written beside it.
  @Test(arguments: ["Sources", String(repeating: "x", count: 300)])
  func foldersThatCannotBeListedAreErrors(looped: String) throws {
    let project = try Project(["Package.swift": ""])
    if looped == "Sources" { #expect(symlink("Sources", project.root.appending("Sources").string) == 0) }
    do throws(ScaffoldingError) {
      let output = looped == "Sources" ? nil : project.root.appending(looped)
      _ = try ProjectLayout(workingFolder: project.root, output: output)
      Issue.record("a layout was found")
    } catch {
      #expect("\(error)".contains(looped == "Sources" ? "symbolic links" : "too long"), "\(error)")
    }
  }

  @Test(arguments: [
    (["test": "false"], "the template has no variable 'test'; did you mean 'tests'?"),
    (["tests": "maybe"], "'maybe' is not a valid value for 'tests'; use true or false"),
    (["Item": "bookmark"], "'bookmark' is not UpperCamelCase; try 'Bookmark'"),
    (["Item": "String"], "'Orders' would declare 'String', which hides a type from Swift; try 'MyString' for it"),
    (
      ["Feature": "X"],
      "the template has no variable 'Feature'; known: Item, access, tokens, layout, service, screen, Module, tests, ios"
    ),
  ])
  func refusesSettings(settings: [String: String], sentence: String) throws {
    let project = try Project([:])
    do throws(ScaffoldingError) {
      _ = try project.plan("Orders", settings: settings)
      Issue.record("accepted")
    } catch {
      #expect(error.description == sentence && error.isUsage)
    }
  }

  @Test(arguments: ["Timeline", "Navigation", "Scroll"])
  func refusesNamesWhoseViewsHideSwiftUI(name: String) throws {
    let project = try Project([:])
    let error = ScaffoldingError.hides(type: "\(name)View", origin: "SwiftUI", name: name)
    #expect(throws: error) { try project.plan(name) }
  }

  @Test func anOldXcodeProjectNeedsItsTargetsEdited() throws {
    let old = try Project(["App.xcodeproj/project.pbxproj": "PBXGroup", "App/a.swift": ""])
    #expect(try old.plan("Orders").notes.count == 1)
    let new = try Project(["App.xcodeproj/project.pbxproj": "PBXFileSystemSynchronizedRootGroup", "App/a.swift": ""])
    #expect(try new.plan("Orders").notes.isEmpty)
  }
}
