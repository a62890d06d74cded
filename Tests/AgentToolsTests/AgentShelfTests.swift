import AgentServer
import POSIXSupport
import TestSupport
import Testing
import Workbench

@testable import AgentTools

/// The skills and rules that an agent reads by their addresses.
@Suite struct AgentShelfTests {
  private let folder: TemporaryFolder
  private let shelf: AgentShelf

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "---\nname: glass\ndescription: Bars of glass.\n---\n\n# Glass\n\n- Never tint glass.\n",
      to: "Packs/glass/SKILL.md")
    try folder.write("let a = 1\n", to: "Packs/glass/code/a.swift")
    try folder.write(
      "---\nname: rows\ndescription: Rows.\n---\n\n# Rows\n\n- Always label rows.\n", to: "Packs/rows/SKILL.md")
    let place = Workplace(workingFolder: folder.path)
    let request = IndexRequest(
      index: folder.path.appending("index.sqlite").string, skills: [folder.path.appending("Packs").string])
    shelf = AgentShelf(workplace: place, index: IndexKeeper(request, in: place))
  }

  @Test(arguments: [
    ("skill://glass/SKILL.md", true), ("skill://glass/code/a.swift", true), ("skill://rows/SKILL.md", true),
    ("skill://glass/code", false), ("skill://glass", false), ("skill://rows/code/a.swift", false),
    ("skill://none/SKILL.md", false), ("skill://", false), ("skill:///SKILL.md", false),
    ("http://glass/SKILL.md", false),
    ("rule://none", false),
  ])
  func addresses(uri: String, isThere: Bool) throws {
    let found = try shelf.bytes(of: uri)
    #expect((found != nil) == isThere)
    if let found { #expect(found.resource.uri == uri && found.resource.size == found.bytes.count) }
  }

  @Test func rules() throws {
    let keys = try shelf.keys("")
    #expect(keys.count == 2)
    for key in keys {
      let rule = try #require(try shelf.bytes(of: "rule://\(key)"))
      #expect(String(decoding: rule.bytes, as: UTF8.self).contains("[\(key)]"))
      // What was typed may begin the key, or any part of it, in whatever case.
      #expect(try shelf.keys(String(key.prefix(4)).uppercased()) == [key])
      let last = try #require(key.split(separator: "/").last.map(String.init))
      #expect(try shelf.keys(last) == [key])
    }
    #expect(try shelf.keys("zz").isEmpty)
  }

  @Test(
    arguments: [
      ("skill://glass", ["SKILL.md", "code"]), ("skill://glass/code", ["a.swift"]), ("skill://rows", ["SKILL.md"]),
      ("skill://none", nil), ("skill://glass/SKILL.md", nil),
    ] as [(String, [String]?)])
  func folders(uri: String, names: [String]?) throws {
    #expect(try shelf.children(of: uri)?.map(\.name).sorted() == names)
  }

  @Test func completions() throws {
    #expect(try shelf.names("") == ["glass", "rows"] && shelf.names("GL") == ["glass"] && shelf.names("x") == [])
    #expect(try shelf.paths("", of: nil) == ["SKILL.md", "code/a.swift"])
    #expect(try shelf.paths("", of: "rows") == ["SKILL.md"])
    #expect(try shelf.paths("code", of: "glass") == ["code/a.swift"] && shelf.paths("code", of: "rows").isEmpty)
  }

  /// Whoever reads what a skill says of itself knows whose words they are.
  @Test func words() throws {
    let said = try shelf.resources().compactMap(\.description)
    #expect(said.count == 2 && said.allSatisfy { $0.hasPrefix("[project] ") }, "\(said)")
    #expect(try shelf.skills().count == 2)
  }
}
