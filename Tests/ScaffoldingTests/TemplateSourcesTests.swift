import POSIXSupport
import Scaffolding
import TestSupport
import Testing

/// What a template is made of, and where templates of a project are read: nothing outside of it.
///
/// From the issue "Nothing lost, nothing let in, nothing pretended".
@Suite struct TemplateSourcesTests {
  private let outside: TemporaryFolder
  private let project: Project

  init() throws {
    outside = try TemporaryFolder()
    try outside.write("secret\n", to: "secret.swift")
    try outside.write("{}", to: "template.json")
    project = try Project([
      "Foo/FooView.swift": "struct FooView {}\n", "Foo/Parts/FooRow.swift": "struct FooRow {}\n",
      "Foo/.DS_Store": "\u{0}", "Other/Shared.swift": "struct Shared {}\n",
    ])
  }

  @Test func readsFoldersAndFiles() throws {
    try link("Foo/Shared.swift", to: "../Other/Shared.swift")
    try link("Foo/Others", to: "../Other")
    #expect(try paths("Foo") == ["FooView.swift", "Parts/FooRow.swift", "Shared.swift"])
    #expect(try paths("Foo/FooView.swift", "Other") == ["FooView.swift", "Other/Shared.swift"])
    #expect(try paths("") == ["Foo/FooView.swift", "Foo/Parts/FooRow.swift", "Foo/Shared.swift", "Other/Shared.swift"])
    // What lies elsewhere was named by whoever runs this.
    let elsewhere = try TemplateSources(
      [outside.path, outside.path.appending("secret.swift")], in: project.root)
    #expect(elsewhere.files.map(\.path) == ["secret.swift", "secret.swift", "template.json"])
  }

  /// What belongs to a feature and lies in other folders stays there, and its tests go where tests do.
  @Test(arguments: [
    (
      ["UI/FooList", "Work/FooWorker.swift"],
      "feature:FooCell.swift feature:Parts/FooRow.swift root:Work/FooWorker.swift"
    ),
    (
      ["UI/FooList", "Checks"],
      "feature:FooCell.swift tests:FooTests.swift tests:Help/Mock.swift feature:Parts/FooRow.swift"
    ),
    (["UI/FooList/FooCell.swift", "UI/FooList/Parts"], "feature:FooCell.swift feature:Parts/FooRow.swift"),
    (
      ["UI/FooList", "Checks/FooTests.swift", "Work"],
      "feature:FooCell.swift tests:FooTests.swift feature:Parts/FooRow.swift root:Work/FooWorker.swift"
    ),
  ])
  func placesOfFiles(names: [String], expected: String) throws {
    for path in [
      "UI/FooList/FooCell.swift", "UI/FooList/Parts/FooRow.swift", "Work/FooWorker.swift", "Checks/FooTests.swift",
      "Checks/Help/Mock.swift",
    ] {
      try project.owner.write("struct S {}\n", to: path)
    }
    let sources = try TemplateSources(names.map { project.root.pushing(FilePath($0)) }, in: project.root)
    #expect(sources.files.map { "\($0.place.rawValue):\($0.path)" }.joined(separator: " ") == expected)
  }

  @Test(arguments: ["Foo/FooSecret.swift", "Foo/Parts/FooSecret.swift"])
  func aLinkThatLeadsOutIsAnError(path: String) throws {
    try link(path, to: outside.path.appending("secret.swift").string)
    #expect(complaint("Foo").hasSuffix("\(path)': it points outside '\(project.root)'"), "\(complaint("Foo"))")
    #expect(complaint(path).contains("it points outside"))
  }

  @Test func aFolderThatLeadsOutIsAnError() throws {
    try link("Bar", to: outside.path.string)
    #expect(complaint("Bar").contains("it points outside"))
    #expect(complaint("Bar/secret.swift").contains("it points outside"))
    #expect(complaint("Nowhere").contains("No such file"))
  }

  @Test(
    arguments: [
      ([0x61, 0xFF], "it is not UTF-8 text"), ([0x61, 0xC3], "it is not UTF-8 text"),
      ([0x61, 0x00], "it contains a NUL character"), ([0xEF, 0xBB, 0xBF, 0x61], "it begins with a byte-order mark"),
    ] as [([UInt8], String)])
  func whatIsNoTextIsAnError(bytes: [UInt8], reason: String) throws {
    try project.owner.write(bytes, to: "Foo/FooData.swift")
    #expect(complaint("Foo").contains("FooData.swift': \(reason)"), "\(complaint("Foo"))")
  }

  /// A repository may bring a template that is a link to a folder of whoever clones it.
  @Test func aTemplateOfAProjectLiesInIt() throws {
    try link(".swiftkit/templates/feature", to: outside.path.string)
    let error = #expect(throws: ScaffoldingError.self) { try project.library.template(named: "feature") }
    #expect("\(error as Any)".contains("it points outside"), "\(error as Any)")
    let entry = project.library.entries().first { $0.name == "feature" }
    #expect(entry?.origin == .project && entry?.shadows == [.bundled])
    // Another folder of the project does.
    try project.owner.write(
      #"{"schema":1,"name":"card","version":"7","summary":"","extends":"card","variables":[],"files":[]}"#,
      to: "Templates/card/template.json")
    try link(".swiftkit/templates/card", to: "../../Templates/card")
    #expect(try project.library.template(named: "card").version == "7")
  }

  private func paths(_ names: String...) throws -> [String] {
    try TemplateSources(names.map { project.root.pushing(FilePath($0)) }, in: project.root).files.map(\.path)
  }

  private func complaint(_ name: String) -> String {
    do throws(ScaffoldingError) {
      _ = try TemplateSources([project.root.pushing(FilePath(name))], in: project.root)
      return ""
    } catch {
      return "\(error)"
    }
  }

  private func link(_ path: String, to target: String) throws {
    let place = project.root.pushing(FilePath(path))
    try Folder.make(place.removingLastComponent())
    try #require(symlink(target, place.string) == 0)
  }
}
