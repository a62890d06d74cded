import POSIXSupport
import Scaffolding
import TestSupport
import Testing

@Suite struct RevisionTests {
  @Test func destroyingLeavesNothingBehind() throws {
    let project = try Project(["README.md": "mine"])
    try project.plan("Orders").carryOut(in: project.setting)
    try Revision(destroying: "Orders", in: project.root).carryOut(in: project.setting)
    #expect(try project.snapshot().keys.sorted() == [".swiftkit/.gitignore", ".swiftkit/manifest.json", "README.md"])
    #expect(try Folder.names(in: project.root) == [".swiftkit", "README.md"])
    #expect(throws: ScaffoldingError.unknownFeature("Orders", suggestion: nil, known: [])) {
      try Revision(destroying: "Orders", in: project.root)
    }
  }

  @Test func destroyingKeepsWhatSomebodyEditedOrUses() throws {
    let project = try Project([:])
    try project.plan("Orders").carryOut(in: project.setting)
    try project.plan("Trades").carryOut(in: project.setting)
    try project.owner.write("// mine\n", to: "Orders/OrdersItem.swift")
    let before = try project.snapshot(whole: true)
    let destruction = try Revision(destroying: "Orders", in: project.root)
    #expect(destruction.needsAttention && destruction.isRefused)
    #expect(destruction.files.filter { $0.action == .keep }.map(\.path).contains("Orders/OrdersItem.swift"))
    #expect(!destruction.files.contains { $0.action == .remove })
    try destruction.carryOut(in: project.setting)
    #expect(try project.snapshot(whole: true) == before)
    try Revision(destroying: "Orders", in: project.root, force: true).carryOut(in: project.setting)
    #expect(FileStatus(project.root.appending("Orders")) == nil)
    #expect(try Folder.names(in: project.root.appending("Shared")).count == 4)
    try Revision(destroying: "Trades", in: project.root).carryOut(in: project.setting)
    #expect(FileStatus(project.root.appending("Shared")) == nil)
  }

  @Test func statusTellsDrift() throws {
    let project = try Project([:])
    try project.plan("Orders").carryOut(in: project.setting)
    #expect(try !ProjectStatus(of: project.root).hasDrift)
    try project.owner.write("// mine\n", to: "Orders/OrdersItem.swift")
    try Folder.removeAll(project.root.pushing("Orders/OrdersView.swift"))
    let files = try ProjectStatus(of: project.root).features[0].files
    #expect(files.filter { $0.state == .edited }.map(\.path) == ["Orders/OrdersItem.swift"])
    #expect(files.filter { $0.state == .missing }.map(\.path) == ["Orders/OrdersView.swift"])
  }

  @Test func updatingKeepsEdits() throws {
    let project = try Project([:])
    try project.plan("Orders").carryOut(in: project.setting)
    try project.owner.write(try project.read("Orders/OrdersView.swift") + "// mine\n", to: "Orders/OrdersView.swift")
    try project.changeTemplate("__Feature__View.swift", "\"tray\"", "\"archivebox\"")
    let update = try Revision(updating: "Orders", in: project.root, library: project.library)
    #expect(update.files.filter { $0.action == .merge }.map(\.path) == ["Orders/OrdersView.swift"])
    #expect(!update.needsAttention)
    try update.carryOut(in: project.setting)
    let view = try project.read("Orders/OrdersView.swift")
    #expect(view.contains("\"archivebox\"") && view.hasSuffix("// mine\n"))
    #expect(try Revision(updating: "Orders", in: project.root, library: project.library).changesNothing)
  }

  @Test func updatingShowsConflicts() throws {
    let project = try Project([:])
    try project.plan("Orders").carryOut(in: project.setting)
    let mine = try project.read("Orders/OrdersView.swift").split(separator: "\"tray\"").joined(separator: "\"star\"")
    try project.owner.write(mine, to: "Orders/OrdersView.swift")
    try project.changeTemplate("__Feature__View.swift", "\"tray\"", "\"archivebox\"")
    let update = try Revision(updating: "Orders", in: project.root, library: project.library)
    #expect(update.needsAttention)
    try update.carryOut(in: project.setting)
    let view = try project.read("Orders/OrdersView.swift")
    for word in ["<<<<<<< yours", "\"star\"", "||||||| generated before", "\"tray\"", "\"archivebox\"", ">>>>>>> "] {
      #expect(view.contains(word))
    }
  }

  @Test func updatingASharedFileIsKnownToAllItsUsers() throws {
    let project = try Project([:])
    try project.plan("Orders").carryOut(in: project.setting)
    try project.plan("Trades").carryOut(in: project.setting)
    try project.changeTemplate("LoadingView.swift", "A title of usual length", "A title")
    try Revision(updating: "Orders", in: project.root, library: project.library).carryOut(in: project.setting)
    #expect(try project.read("Shared/LoadingView.swift").contains("\"A title\""))
    #expect(try !ProjectStatus(of: project.root).hasDrift)
  }

  /// An older template wrote a recorder for each feature; the newer one has a recorder that all tests share.
  @Test(arguments: [true, false]) func updatingBringsWhatTestsShare(hasTarget: Bool) throws {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "A", targets: [.target(name: "A"), .testTarget(name: "Checks", dependencies: ["A"])])
      """
    let project = try Project(hasTarget ? ["Package.swift": manifest, "Sources/A/a.swift": ""] : [:])
    func write(version: String, file: String, type: String) throws {
      let folder = ".swiftkit/templates/recorded/"
      try project.owner.write("final class \(type) {}\n", to: folder + file)
      try project.owner.write(
        #"{"schema":1,"name":"recorded","version":"\#(version)","summary":"","variables":["#
          + #"{"name":"Name","type":"typeName","from":"argument"}],"#
          + #""files":[{"from":"\#(file)","place":"tests","role":"recorder","once":true}]}"#,
        to: folder + "template.json")
    }
    try write(version: "1", file: "__Name__Recorder.swift", type: "__Name__Recorder")
    for name in ["Orders", "Trades"] {
      try project.plan(name, template: "recorded").carryOut(in: project.setting)
    }
    try write(version: "2", file: "Recorder.swift", type: "Recorder")
    for name in ["Orders", "Trades"] {
      try Revision(updating: name, in: project.root, library: project.library).carryOut(in: project.setting)
    }
    let recorder = project.root.pushing(FilePath("\(hasTarget ? "Tests/Checks" : "OrdersTests")/Recorder.swift"))
    let files = try FileTree.files(below: project.root).filter { $0.string.hasSuffix("Recorder.swift") }
    #expect(files.filter { !$0.string.contains("/.swiftkit/") } == [recorder])
    guard hasTarget else { return }
    try Revision(destroying: "Orders", in: project.root).carryOut(in: project.setting)
    #expect(FileStatus(recorder) != nil)
    try Revision(destroying: "Trades", in: project.root).carryOut(in: project.setting)
    #expect(FileStatus(recorder) == nil)
  }

  @Test func undoingIsItsOwnInverse() throws {
    let project = try Project(["README.md": "mine"])
    try project.plan("Orders").carryOut(in: project.setting)
    let transaction = Transaction(in: project.root, project.setting)
    let full = try project.snapshot()
    try Revision(destroying: "Orders", in: project.root).carryOut(in: project.setting)
    let bare = try project.snapshot()
    _ = try transaction.undo()
    #expect(try project.snapshot() == full)
    _ = try transaction.undo()
    #expect(try project.snapshot() == bare)
  }

  @Test func undoingNeverLosesAnEdit() throws {
    let project = try Project([:])
    try project.plan("Orders").carryOut(in: project.setting)
    try project.owner.write("// mine\n", to: "Orders/OrdersItem.swift")
    let before = try project.snapshot()
    #expect(throws: ScaffoldingError.self) { try Transaction(in: project.root, project.setting).undo() }
    #expect(try project.snapshot() == before)
  }
}

@Suite struct SeveralFeaturesTests {
  @Test func statusSaysWhichTemplateIsNewer() throws {
    let project = try Project([:])
    try project.plan("Orders").carryOut(in: project.setting)
    try project.plan("Orders", template: "card").carryOut(in: project.setting)
    var states = try ProjectStatus(of: project.root, library: project.library).features.map(\.templateState)
    #expect(states == [.same, .same])
    #expect(try ProjectStatus(of: project.root).features.map(\.templateState) == [nil, nil])
    try project.changeTemplate("__Feature__View.swift", "tray", "archivebox")
    states = try ProjectStatus(of: project.root, library: project.library).features.map(\.templateState)
    #expect(states == [.same, .newer(version: "2.5.0")])
    try Revision(updating: "feature/Orders", in: project.root, library: project.library).carryOut(in: project.setting)
    states = try ProjectStatus(of: project.root, library: project.library).features.map(\.templateState)
    #expect(states == [.same, .same])
    let none = TemplateLibrary(roots: [])
    for state in try ProjectStatus(of: project.root, library: none).features.map(\.templateState) {
      guard case .unusable(let reason)? = state else {
        Issue.record("\(String(describing: state))")
        continue
      }
      #expect(reason.hasPrefix("unknown template"))
    }
  }

  @Test func aNameOfTwoTemplatesHasToBeSaidInFull() throws {
    let project = try Project([:])
    try project.plan("Orders").carryOut(in: project.setting)
    try project.plan("Orders", template: "card").carryOut(in: project.setting)
    #expect(throws: ScaffoldingError.ambiguousFeature("Orders", templates: ["card/Orders", "feature/Orders"])) {
      try Revision(destroying: "Orders", in: project.root)
    }
    try Revision(destroying: "card/Orders", in: project.root).carryOut(in: project.setting)
    try Revision(destroying: "Orders", in: project.root).carryOut(in: project.setting)
    #expect(try Manifest(in: project.root).features.isEmpty)
  }

  /// The rules that templates say they keep are rules of the pack.
  @Test(arguments: TemplateLibrary(roots: [(.bundled, Project.templates)]).entries().map(\.name))
  func citesRulesThatExist(name: String) throws {
    let template = try TemplateLibrary(roots: [(.bundled, Project.templates)]).template(named: name)
    #expect(!template.rules.isEmpty)
    for key in template.rules {
      let parts = key.split(separator: "/").map(String.init)
      try #require(parts.count == 3)
      let text = try FileContents.text(
        of: PackageFolder.root.pushing(FilePath("Skills/\(parts[0])/rules/\(parts[2]).md")))
      #expect(text.contains("\ngroup: \(parts[1])\n"), "\(key)")
    }
  }
}
