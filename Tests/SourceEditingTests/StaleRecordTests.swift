import HostMessages
import POSIXSupport
import Scaffolding
import SourceEditing
import TestSupport
import Testing

/// Work that was thought up before another swiftkit changed the project: it is thought up anew, and loses nothing.
@Suite struct StaleRecordTests {
  /// A project with a template whose features put a line into a file, and share another file.
  private struct World {
    let folder: TemporaryFolder
    private let state: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      state = try TemporaryFolder()
      try folder.write("", to: "Package.swift")
      try folder.write("enum AppTab {\n  case home\n}\n", to: "Sources/App/AppTab.swift")
      try folder.write(
        #"""
        {
          "schema": 1, "name": "screen", "version": "1", "summary": "",
          "variables": [{ "name": "Name", "type": "typeName", "from": "argument" }],
          "files": [
            { "from": "__Name__View.swift", "place": "feature", "role": "view" },
            { "from": "Common.swift", "place": "shared", "role": "common", "once": true }
          ],
          "inject": [{ "as": "member", "into": "AppTab", "text": "case __name__", "role": "tab" }]
        }
        """#, to: ".swiftkit/templates/screen/template.json")
      try folder.write("struct __Name__View {}\n", to: ".swiftkit/templates/screen/__Name__View.swift")
      try folder.write("struct Common {}\n", to: ".swiftkit/templates/screen/Common.swift")
    }

    var root: FilePath { folder.path }
    var setting: Transaction.Setting { Transaction.Setting(state: state.path, syncing: false) }

    static let editing: CodeEditing = { source, edits, isRemoval throws(ScaffoldingError) in
      SourceEditor.edited(source, by: edits, isRemoval: isRemoval)
    }

    func plan(_ name: String) throws -> Plan {
      let library = TemplateLibrary(roots: [(.project, root.appending(".swiftkit/templates"))])
      return try Planner(
        template: library.template(named: "screen"), layout: ProjectLayout(workingFolder: root), editing: World.editing
      ).plan(name: name, settings: [:])
    }

    func destroy(_ name: String, editing: @escaping CodeEditing = World.editing) throws {
      try Revision(destroying: name, in: root, editing: editing).carryOut(in: setting)
    }

    /// The files below `Sources`.
    var files: [String] {
      get throws { try folder.listing().filter { $0.hasPrefix("Sources/") }.sorted() }
    }
  }

  @Test func aFeatureThatIsDestroyedWhileAnotherOneIs() throws {
    let world = try World()
    for name in ["Orders", "Trades"] { try world.plan(name).carryOut(in: world.setting) }
    let others = Later()
    let editing: CodeEditing = { source, edits, isRemoval throws(ScaffoldingError) in
      others.once { try world.destroy("Trades") }
      return try World.editing(source, edits, isRemoval)
    }
    #expect(throws: ScaffoldingError.self) { try world.destroy("Orders", editing: editing) }
    #expect(try Manifest(in: world.root).features.map(\.name) == ["Orders"])
    try world.destroy("Orders")
    #expect(try Manifest(in: world.root).features.isEmpty)
    #expect(try world.files == ["Sources/App/AppTab.swift"])
  }

  @Test func aSharedFileThatGoesBeforeItIsUsed() throws {
    let world = try World()
    try world.plan("Orders").carryOut(in: world.setting)
    let plan = try world.plan("Trades")
    try world.destroy("Orders")
    #expect(throws: ScaffoldingError.self) { try plan.carryOut(in: world.setting) }
    try world.plan("Trades").carryOut(in: world.setting)
    #expect(try world.files.contains { $0.hasSuffix("Common.swift") })
  }
}

/// Work that is done the first time only.
private final class Later: @unchecked Sendable {
  private var isDone = false

  func once(_ body: () throws -> Void) {
    if isDone { return }
    isDone = true
    #expect(throws: Never.self) { try body() }
  }
}
