import POSIXSupport
import Scaffolding
import TestSupport
import Testing

@Suite struct RevisionTests {
  @Test func destroyingLeavesNothingBehind() throws {
    let project = try Project(["README.md": "mine"])
    try project.plan("Orders").carryOut(syncing: false)
    try Revision(destroying: "Orders", in: project.root).carryOut(syncing: false)
    #expect(try project.snapshot().keys.sorted() == [".swiftkit/.gitignore", ".swiftkit/manifest.json", "README.md"])
    #expect(try Folder.names(in: project.root) == [".swiftkit", "README.md"])
    #expect(throws: ScaffoldingError.unknownFeature("Orders", suggestion: nil, known: [])) {
      try Revision(destroying: "Orders", in: project.root)
    }
  }

  @Test func destroyingKeepsWhatSomebodyEditedOrUses() throws {
    let project = try Project([:])
    try project.plan("Orders").carryOut(syncing: false)
    try project.plan("Trades").carryOut(syncing: false)
    try project.owner.write("// mine\n", to: "Orders/OrdersItem.swift")
    let destruction = try Revision(destroying: "Orders", in: project.root)
    #expect(destruction.needsAttention)
    try destruction.carryOut(syncing: false)
    #expect(try Folder.names(in: project.root.appending("Orders")) == ["OrdersItem.swift"])
    #expect(try Folder.names(in: project.root.appending("Shared")).count == 4)
    try Revision(destroying: "Orders", in: project.root, force: true).carryOut(syncing: false)
    #expect(FileStatus(project.root.appending("Orders")) == nil)
    try Revision(destroying: "Trades", in: project.root).carryOut(syncing: false)
    #expect(FileStatus(project.root.appending("Shared")) == nil)
  }

  @Test func statusTellsDrift() throws {
    let project = try Project([:])
    try project.plan("Orders").carryOut(syncing: false)
    #expect(try !ProjectStatus(of: project.root).hasDrift)
    try project.owner.write("// mine\n", to: "Orders/OrdersItem.swift")
    try Folder.removeAll(project.root.pushing("Orders/OrdersView.swift"))
    let files = try ProjectStatus(of: project.root).features[0].files
    #expect(files.filter { $0.state == .edited }.map(\.path) == ["Orders/OrdersItem.swift"])
    #expect(files.filter { $0.state == .missing }.map(\.path) == ["Orders/OrdersView.swift"])
  }

  @Test func updatingKeepsEdits() throws {
    let project = try Project([:])
    try project.plan("Orders").carryOut(syncing: false)
    try project.owner.write(try project.read("Orders/OrdersView.swift") + "// mine\n", to: "Orders/OrdersView.swift")
    try project.changeTemplate("__Feature__View.swift", "\"tray\"", "\"archivebox\"")
    let update = try Revision(updating: "Orders", in: project.root, library: project.library)
    #expect(update.files.filter { $0.action == .merge }.map(\.path) == ["Orders/OrdersView.swift"])
    #expect(!update.needsAttention)
    try update.carryOut(syncing: false)
    let view = try project.read("Orders/OrdersView.swift")
    #expect(view.contains("\"archivebox\"") && view.hasSuffix("// mine\n"))
    #expect(try Revision(updating: "Orders", in: project.root, library: project.library).changesNothing)
  }

  @Test func updatingShowsConflicts() throws {
    let project = try Project([:])
    try project.plan("Orders").carryOut(syncing: false)
    let mine = try project.read("Orders/OrdersView.swift").split(separator: "\"tray\"").joined(separator: "\"star\"")
    try project.owner.write(mine, to: "Orders/OrdersView.swift")
    try project.changeTemplate("__Feature__View.swift", "\"tray\"", "\"archivebox\"")
    let update = try Revision(updating: "Orders", in: project.root, library: project.library)
    #expect(update.needsAttention)
    try update.carryOut(syncing: false)
    let view = try project.read("Orders/OrdersView.swift")
    for word in ["<<<<<<< yours", "\"star\"", "||||||| generated before", "\"tray\"", "\"archivebox\"", ">>>>>>> "] {
      #expect(view.contains(word))
    }
  }

  @Test func updatingASharedFileIsKnownToAllItsUsers() throws {
    let project = try Project([:])
    try project.plan("Orders").carryOut(syncing: false)
    try project.plan("Trades").carryOut(syncing: false)
    try project.changeTemplate("LoadingView.swift", "A title of usual length", "A title")
    try Revision(updating: "Orders", in: project.root, library: project.library).carryOut(syncing: false)
    #expect(try project.read("Shared/LoadingView.swift").contains("\"A title\""))
    #expect(try !ProjectStatus(of: project.root).hasDrift)
  }

  @Test func undoingIsItsOwnInverse() throws {
    let project = try Project(["README.md": "mine"])
    try project.plan("Orders").carryOut(syncing: false)
    let transaction = Transaction(in: project.root, syncing: false)
    let full = try project.snapshot()
    try Revision(destroying: "Orders", in: project.root).carryOut(syncing: false)
    let bare = try project.snapshot()
    _ = try transaction.undo()
    #expect(try project.snapshot() == full)
    _ = try transaction.undo()
    #expect(try project.snapshot() == bare)
  }

  @Test func undoingNeverLosesAnEdit() throws {
    let project = try Project([:])
    try project.plan("Orders").carryOut(syncing: false)
    try project.owner.write("// mine\n", to: "Orders/OrdersItem.swift")
    let before = try project.snapshot()
    #expect(throws: ScaffoldingError.self) { try Transaction(in: project.root, syncing: false).undo() }
    #expect(try project.snapshot() == before)
  }
}
