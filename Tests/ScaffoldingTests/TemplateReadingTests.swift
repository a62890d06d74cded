import POSIXSupport
import Scaffolding
import TestSupport
import Testing

@Suite struct TemplateReadingTests {
  @Test func readsATemplate() throws {
    let folder = try TemplateFolder()
    let template = try folder.read()
    #expect(template.name == "thing" && template.version == "1.0.0" && template.files.count == 1)
    #expect(template.variables.map(\.name) == ["Name"])
  }

  @Test(arguments: [
    (
      "\"schema\": 1", "\"schema\": 2",
      "template.json:2:3: error: schema 2 is not supported; this version reads schema 1"
    ),
    ("\"role\"", "\"rolle\"", "'rolle' is not a known key; did you mean 'role'?"),
    ("\"place\": \"feature\"", "\"place\": \"featur\"", "'featur' is not a place; did you mean 'feature'?"),
    (
      "\"type\": \"typeName\"", "\"type\": \"typename\"",
      "'typename' is not a variable type; did you mean 'typeName'?"
    ),
    ("\"from\": \"argument\"", "\"from\": \"arg\"", "'arg' is not a known source"),
    ("\"name\": \"Name\"", "\"name\": \"Na-me\"", "'Na-me' is not a variable name; use letters and digits"),
    (
      "\"role\": \"view\"", "\"role\": \"view\", \"when\": \"Nam\"",
      "'Nam' is not a variable of this template; did you mean 'Name'?"
    ),
    (
      "\"role\": \"view\"", "\"role\": \"view\", \"to\": \"../x.swift\"",
      "the path '../x.swift' goes up with '..'"
    ),
    ("\"role\": \"view\"", "\"role\": \"view\", \"to\": \"/etc/x\"", "the path '/etc/x' is absolute"),
    ("\"role\": \"view\"", "\"role\": \"view\", \"to\": \".git/hooks/x\"", "the path '.git/hooks/x' is in .git"),
    ("\"role\": \"view\"", "\"role\": \"view\", \"to\": \"__Nam__.swift\"", "did you mean 'Name'?"),
    ("__Name__.swift", "../__Name__.swift", "goes up with '..'"),
    ("\"summary\": \"A thing.\",", "", "template.json:1:1: error: 'summary' is missing"),
    ("\"files\": [", "\"files\": {", "it is not valid JSON"),
  ])
  func complainsAboutTheDescription(original: String, broken: String, message: String) throws {
    let folder = try TemplateFolder()
    try folder.change("template.json", original, broken)
    #expect(folder.complaint.contains(message), "\(folder.complaint)")
  }

  @Test func complainsAboutAnUnusedVariable() throws {
    let folder = try TemplateFolder()
    let extra = "\"variables\": [{ \"name\": \"Extra\", \"type\": \"bool\", \"default\": true },"
    try folder.change("template.json", "\"variables\": [", extra)
    #expect(folder.complaint == "template.json:6:27: error: the variable 'Extra' is not used")
  }

  @Test func complainsAboutAFile() throws {
    let folder = try TemplateFolder()
    try folder.change("__Name__.swift", "__Name__", "__Nane__")
    #expect(
      folder.complaint == "__Name__.swift:1:8: error: 'Nane' is not a variable of this template; did you mean 'Name'?")
  }

  @Test func complainsAboutAMissingFile() throws {
    let folder = try TemplateFolder()
    try Folder.removeAll(folder.path.appending("__Name__.swift"))
    #expect(folder.complaint.contains("cannot read"))
  }

  @Test func refusesBytesThatAreNoText() throws {
    let folder = try TemplateFolder()
    try AtomicFile.write([0xFF, 0xFE, 0x00], to: folder.path.appending("__Name__.swift"))
    #expect(folder.complaint.contains("it is not UTF-8 text"))
  }

  @Test func refusesAFileBehindALink() throws {
    let folder = try TemplateFolder()
    let secret = try folder.owner.write("secret", to: "secret.txt")
    try Folder.removeAll(folder.path.appending("__Name__.swift"))
    #expect(symlink(secret.string, folder.path.appending("__Name__.swift").string) == 0)
    #expect(folder.complaint.contains("is a symbolic link"), "\(folder.complaint)")
  }

  @Test func theNearestTemplateHidesTheOthers() throws {
    let near = try TemplateFolder(), far = try TemplateFolder()
    let library = TemplateLibrary(roots: [(.project, near.owner.path), (.user, "/nowhere"), (.bundled, far.owner.path)])
    #expect(
      library.entries().map { "\($0.name) \($0.origin) \($0.shadows)" } == [
        "thing project [Scaffolding.TemplateOrigin.bundled]"
      ])
    #expect(try library.template(named: "thing").origin == .project)
    #expect(throws: ScaffoldingError.unknownTemplate("thign", suggestion: "thing", known: ["thing"])) {
      try library.template(named: "thign")
    }
    #expect(throws: ScaffoldingError.self) { try library.template(named: "../thing") }
  }
}

/// A template of one file, to be broken in one place.
struct TemplateFolder {
  let owner: TemporaryFolder
  var path: FilePath { owner.path.appending("thing") }

  init() throws {
    owner = try TemporaryFolder()
    try owner.write("struct __Name__ {}\n", to: "thing/__Name__.swift")
    try owner.write(
      """
      {
        "schema": 1,
        "name": "thing",
        "version": "1.0.0",
        "summary": "A thing.",
        "variables": [
          { "name": "Name", "type": "typeName", "from": "argument" }
        ],
        "files": [
          { "from": "__Name__.swift", "place": "feature", "role": "view" }
        ]
      }
      """, to: "thing/template.json")
  }

  func change(_ file: String, _ original: String, _ replacement: String) throws {
    let text = try FileContents.text(of: path.appending(file))
    let parts = text.split(separator: original, maxSplits: 1, omittingEmptySubsequences: false)
    #expect(parts.count == 2)
    try owner.write(parts.joined(separator: replacement), to: "thing/\(file)")
  }

  func read() throws(ScaffoldingError) -> Template { try Template(in: path, origin: .bundled) }

  var complaint: String {
    do throws(ScaffoldingError) {
      _ = try read()
      return "no complaint"
    } catch {
      return error.description
    }
  }
}
