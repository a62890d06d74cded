import POSIXSupport
import Scaffolding
import SourceEditing
import TestSupport
import Testing

/// Templates that put things of several roles into one file: an update keeps, changes and withdraws each by its role.
@Suite struct InjectionRoleTests {
  private static let editing: CodeEditing = { source, edits, isRemoval throws(ScaffoldingError) in
    SourceEditor.edited(source, by: edits, isRemoval: isRemoval)
  }

  private struct World {
    let folder: TemporaryFolder
    let state: TemporaryFolder
    var root: FilePath { folder.path }
    var setting: Transaction.Setting { Transaction.Setting(state: state.path, syncing: false) }
    var library: TemplateLibrary { TemplateLibrary(roots: [(.project, root.appending(".swiftkit/templates"))]) }

    init() throws {
      folder = try TemporaryFolder()
      state = try TemporaryFolder()
      try folder.write("", to: "Package.swift")
      try folder.write(
        "enum Container {\n  static func registerAll() {\n  }\n}\n", to: "Sources/App/Container.swift")
    }

    func writeTemplate(_ version: Int, _ injections: [(role: String, text: String)]) throws {
      let list = injections.map {
        #"{"as":"statement","into":"Container.registerAll","text":"\#($0.text)","role":"\#($0.role)"}"#
      }
      try folder.write(
        #"{"schema":1,"name":"di","version":"\#(version)","summary":"","variables":[{"name":"Name","type":"typeName","from":"argument"}],"#
          + #""files":[{"from":"__Name__View.swift","place":"feature","role":"view"}],"inject":[\#(list.joined(separator: ","))]}"#,
        to: ".swiftkit/templates/di/template.json")
      try folder.write("struct __Name__View { let v = \(version) }\n", to: ".swiftkit/templates/di/__Name__View.swift")
    }

    func generate(only roles: [String] = []) throws {
      try Planner(
        template: library.template(named: "di"), layout: ProjectLayout(workingFolder: root),
        editing: InjectionRoleTests.editing
      ).plan(name: "Foo", settings: [:], only: roles).carryOut(in: setting)
    }

    func update() throws {
      try Revision(updating: "Foo", in: root, library: library, editing: InjectionRoleTests.editing)
        .carryOut(in: setting)
    }

    func statements() throws -> [String] {
      try folder.read("Sources/App/Container.swift").split(separator: "\n").map { $0.drop { $0 == " " } }
        .filter { $0.contains("Foo") }.map(String.init)
    }
  }

  private static let two = [(role: "di", text: "register(__Name__.self)"), (role: "route", text: "use(__Name__.self)")]

  @Test func eachKeepsItsRole() throws {
    let world = try World()
    try world.writeTemplate(1, Self.two)
    try world.generate()
    let roles = try Manifest(in: world.root).features[0].injections?.map(\.role)
    #expect(roles == ["di", "route"])
    try world.writeTemplate(2, Self.two)
    try world.update()
    #expect(try world.statements() == ["register(Foo.self)", "use(Foo.self)"])
    // One changes, one goes.
    try world.writeTemplate(3, [(role: "di", text: "register(__Name__.self, 3)"), Self.two[1]])
    try world.update()
    #expect(try Set(world.statements()) == ["register(Foo.self, 3)", "use(Foo.self)"])
    try world.writeTemplate(4, [Self.two[1]])
    try world.update()
    #expect(try world.statements() == ["use(Foo.self)"])
    try Revision(destroying: "Foo", in: world.root, editing: Self.editing).carryOut(in: world.setting)
    #expect(try world.statements() == [])
  }

  /// What was left out with `--only` is left out again.
  @Test func aRoleThatWasLeftOutStaysOut() throws {
    let world = try World()
    try world.writeTemplate(1, Self.two)
    try world.generate(only: ["view", "di"])
    try world.writeTemplate(2, Self.two)
    try world.update()
    #expect(try world.statements() == ["register(Foo.self)"])
  }

  /// Records of earlier versions give both the role of the first.
  @Test func aRecordOfAnEarlierVersion() throws {
    for later in ["use(__Name__.self)", "use(__Name__.self, 2)"] {
      let world = try World()
      try world.writeTemplate(1, Self.two)
      try world.generate()
      let manifest = try world.folder.read(".swiftkit/manifest.json")
      try world.folder.write(
        manifest.split(separator: "\"route\"", omittingEmptySubsequences: false).joined(separator: "\"di\"")
          .split(separator: "injectedRoles", omittingEmptySubsequences: false).joined(separator: "unknown"),
        to: ".swiftkit/manifest.json")
      try world.writeTemplate(2, [Self.two[0], (role: "route", text: later)])
      try world.update()
      let text = later.split(separator: "__Name__").joined(separator: "Foo")
      #expect(try Set(world.statements()) == ["register(Foo.self)", text])
    }
  }
}
