import POSIXSupport
import Scaffolding
import TestSupport
import Testing

/// Templates that come with somebody else's repository: an error, and never a crash, a hang or a file outside the project.
@Suite struct HostileTemplateTests {
  /// A file that a template writes: its `from`, its `to`, and what the settings are.
  @Test(arguments: [
    "../evil.swift", "a/../../evil.swift", "/tmp/evil.swift", "~/evil.swift", "./evil.swift", "a//evil.swift", "",
    ".git/hooks/pre-commit", ".GIT/config", "a/.git/config", ".g\u{200C}it/config", ".swiftkit/manifest.json",
    ".SwiftKit/base/x", "a\\evil.swift", "C:evil.swift", "a\u{0}b", "a\nb", "..", ".", "a/..",
    String(repeating: "a", count: 300), String(repeating: "a/", count: 600) + "a", "CON", "nul.swift", "a/Aux.txt",
    "com1.swift", "LPT9", "x.", "x ", " x", "a*b", "a?b", "a\"b", "a|b", "a<b", "git~1/config", "\u{202E}b", "a\u{7F}b",
  ])
  func pathsStayInside(path: String) throws {
    let world = try HostileProject(files: [("x.swift", path)])
    world.expectRefusal()
  }

  /// The same, when it is the answer that brings the path.
  @Test(arguments: ["..", "../..", "/etc", ".git", "a/../..", ".swiftkit", "..\u{200B}/x", "con", "git~1", "a?"])
  func answersStayInside(answer: String) throws {
    let world = try HostileProject(files: [("x.swift", "__note__/x.swift")])
    world.expectRefusal(settings: ["note": answer])
  }

  @Test(arguments: [
    ["View.swift", "view.swift"], ["caf\u{E9}.swift", "cafe\u{301}.swift"], ["a.swift", "a.swift"],
    ["A/x.swift", "a/X.swift"], ["a", "a/b.swift"], ["a/b/c.swift", "A/B"], ["\u{212A}.swift", "k.swift"],
  ])
  func twoFilesOfOneNameCollide(paths: [String]) throws {
    try HostileProject(files: paths.map { ("x.swift", $0) }).expectRefusal()
  }

  @Test(arguments: ["Thing", "Thing/deep"])
  func linksInTheProjectLeadNowhere(link: String) throws {
    let world = try HostileProject(files: [("x.swift", "deep/x.swift")])
    try Folder.make(world.root.pushing(FilePath(link)).removingLastComponent())
    #expect(symlink(world.outside.path.string, world.root.pushing(FilePath(link)).string) == 0)
    world.expectRefusal()
  }

  @Test func aLinkInPlaceOfAFileIsNotWrittenThrough() throws {
    let world = try HostileProject(files: [("x.swift", "x.swift")])
    try Folder.make(world.root.appending("Thing"))
    let target = world.outside.path.appending("x.swift")
    #expect(symlink(target.string, world.root.pushing("Thing/x.swift").string) == 0)
    #expect(try world.plan().conflicts.count == 1)
  }

  @Test(arguments: ["x.swift", "part.swift", "deep"])
  func linksInTheTemplateAreNotRead(name: String) throws {
    let world = try HostileProject(files: [("x.swift", "x.swift")])
    try world.owner.write(
      "//% include deep/part.swift\n//% include part.swift\n__note__", to: "project/.swiftkit/templates/evil/x.swift")
    let folder = world.root.pushing(".swiftkit/templates/evil")
    try world.owner.write("", to: "project/.swiftkit/templates/evil/part.swift")
    try world.owner.write("", to: "project/.swiftkit/templates/evil/deep/part.swift")
    try Folder.removeAll(folder.appending(name))
    try world.outside.write("secret", to: "secret")
    try world.outside.write("secret", to: "part.swift")
    let target = name == "deep" ? world.outside.path : world.outside.path.appending("secret")
    #expect(symlink(target.string, folder.appending(name).string) == 0)
    world.expectRefusal(mentioning: "symbolic link")
  }

  @Test(arguments: [
    ("//% include x.swift", "in a cycle"), ("//% include ../../../secret", "goes up with '..'"),
    ("//% include /etc/passwd", "is absolute"), ("//% include ../evil-twin/x.swift", "goes up with '..'"),
    (String(repeating: "//% if yes\n", count: 5_000), "nested more than"), ("__note", "is not closed"),
    ("__missing__", "is not a variable"), ("__note|upper__", "is not closed"),
    ("//% for i in 1...1000000000\n//% end", "is not a variable"),
    ("//% shell rm -rf /", "is not a directive"), ("//% end\n", "without an 'if'"),
    ("//% else if yes", "without an 'if'"),
    (String(repeating: "__", count: 1 << 18) + "note", "is not"),
  ])
  func texts(text: String, message: String) throws {
    let world = try HostileProject(files: [("x.swift", "x.swift")])
    try world.owner.write(text, to: "project/.swiftkit/templates/evil/x.swift")
    world.expectRefusal(mentioning: message)
  }

  /// Each of ten files includes the next ten times.
  @Test func includesDoNotMultiply() throws {
    let world = try HostileProject(files: [("x.swift", "x.swift")])
    let folder = "project/.swiftkit/templates/evil/"
    for number in 0..<10 {
      try world.owner.write(
        String(repeating: "//% include \(number + 1).swift\n", count: 10),
        to: folder + (number == 0 ? "x.swift" : "\(number).swift"))
    }
    try world.owner.write("// __Name__ __note__\n", to: folder + "10.swift")
    world.expectRefusal(mentioning: "more than 500 files are included")
  }

  @Test(arguments: [
    ([0x61, 0, 0x62], "NUL"), ([0xEF, 0xBB, 0xBF, 0x61], "byte-order mark"), ([0x61, 0xFF], "not UTF-8"),
  ])
  func bytesThatAreNoText(bytes: [UInt8], message: String) throws {
    let world = try HostileProject(files: [("x.swift", "x.swift")])
    try world.owner.write(bytes, to: "project/.swiftkit/templates/evil/x.swift")
    world.expectRefusal(mentioning: message)
  }

  /// What is shown on a terminal does not steer it, and what is recorded can be looked up again.
  @Test(arguments: [
    (#""name":"evil""#, #""name":"../evil""#, "is not a template name"),
    (#""name":"evil""#, #""name":"other""#, "has the name 'other'"),
    (#""version":"1""#, #""version":"\u001b[31m1""#, "control character"),
    (#""summary":"""#, #""summary":"\u202e""#, "control character"),
    (#""role":"x""#, #""role":"\u001b]0;x\u0007""#, "control character"),
  ])
  func wordsThatAreNone(original: String, other: String, message: String) throws {
    let world = try HostileProject(files: [("x.swift", "x.swift")])
    let path = "project/.swiftkit/templates/evil/template.json"
    let parts = try world.owner.read(path).split(separator: original, omittingEmptySubsequences: false)
    try world.owner.write(parts.joined(separator: other), to: path)
    world.expectRefusal(mentioning: message)
  }

  @Test func enormousFilesAreRefused() throws {
    let world = try HostileProject(files: [("x.swift", "x.swift")])
    try world.owner.write(String(repeating: "a", count: 2 << 20), to: "project/.swiftkit/templates/evil/x.swift")
    world.expectRefusal()
  }

  @Test(arguments: [
    ("template.json", "is a folder"), ("x.swift", "is a folder"),
  ])
  func foldersInPlaceOfFiles(name: String, message: String) throws {
    let world = try HostileProject(files: [("x.swift", "x.swift")])
    let path = world.root.pushing(".swiftkit/templates/evil").appending(name)
    try Folder.removeAll(path)
    try Folder.make(path)
    world.expectRefusal()
  }

  @Test func aPipeIsNotWaitedFor() throws {
    let world = try HostileProject(files: [("x.swift", "x.swift")])
    let path = world.root.pushing(".swiftkit/templates/evil/x.swift")
    try Folder.removeAll(path)
    #expect(mkfifo(path.string, 0o600) == 0)
    world.expectRefusal()
  }

  @Test(arguments: [
    ("\"extends\": \"evil\",", "unknown template 'evil' to extend"),
    ("\"extends\": \"../evil\",", "unknown template"),
    ("\"extends\": \"loop\",", "extend each other in a cycle"),
    ("\"extends\": \"feature\", \"without\": [\"Nothing.swift\"],", "is not a file of the template that it extends"),
  ])
  func basesThatAreNone(key: String, message: String) throws {
    let world = try HostileProject(files: [("x.swift", "x.swift")], key: key)
    try world.owner.write(
      #"{"schema":1,"name":"loop","version":"1","summary":"","extends":"evil","variables":[],"files":[]}"#,
      to: "project/.swiftkit/templates/loop/template.json")
    world.expectRefusal(mentioning: message)
  }

  /// What a template puts into files that exist stays inside the project, too.
  @Test(arguments: [
    (#"{"as":"member","file":"../out.swift","into":"A","text":"case x","role":"x"}"#, "goes up with '..'"),
    (#"{"as":"member","file":"/etc/passwd","into":"A","text":"case x","role":"x"}"#, "is absolute"),
    (#"{"as":"member","file":".git/config","into":"A","text":"case x","role":"x"}"#, ".git"),
    (#"{"as":"member","file":"__note__","into":"A","text":"case x","role":"x"}"#, "not a path inside the project"),
    (#"{"as":"shell","file":"a.swift","into":"A","text":"rm -rf /","role":"x"}"#, "is not an injection kind"),
    (#"{"as":"member","file":"a.swift","text":"case x","role":"x"}"#, "'into' is missing"),
    (#"{"as":"member","into":"A","text":"__missing__","role":"x"}"#, "is not a variable"),
    (#"{"as":"member","into":"A","text":"case x","role":"x","when":"nope"}"#, "is not a variable"),
    (#"{"as":"member","into":"A","text":"case x"}"#, "'role' is missing"),
    (#"{"as":"member","into":"A","text":"case x","role":"x","run":"ls"}"#, "is not a known key"),
  ])
  func injectionsStayInside(injection: String, message: String) throws {
    let world = try HostileProject(files: [("x.swift", "x.swift")], key: "\"inject\": [\(injection)],")
    try world.owner.write("enum A {}", to: "project/a.swift")
    world.expectRefusal(settings: ["note": "../out.swift"], mentioning: message)
    #expect(try world.owner.read("project/a.swift") == "enum A {}")
  }

  /// A repository may bring a record of files behind a link.
  @Test(arguments: ["deep", ".swiftkit"]) func aRecordBehindALinkIsNotFollowed(link: String) throws {
    let project = try Project([:])
    let outside = try Project(["card.txt": "theirs"])
    let change =
      link == "deep"
      ? Change("deep/card.txt", before: Array("theirs".utf8), after: nil) : Change("a.txt", before: nil, after: [])
    #expect(symlink(outside.root.string, project.root.appending(link).string) == 0)
    #expect(throws: ScaffoldingError.self) { try Transaction(in: project.root, project.setting).commit([change]) }
    #expect(try outside.snapshot(whole: true) == ["card.txt": "theirs"])
  }

  @Test func tooManyFiles() throws {
    try HostileProject(files: (0..<300).map { ("x.swift", "x\($0).swift") }).expectRefusal(
      mentioning: "more than 200 files")
  }

  @Test func deepJSONIsAnError() throws {
    let world = try HostileProject(files: [("x.swift", "x.swift")])
    for text in [
      String(repeating: "[", count: 100_000), String(repeating: "{\"a\":", count: 100_000), "", "null", "[]", "\u{0}",
    ] {
      try world.owner.write(text, to: "project/.swiftkit/templates/evil/template.json")
      world.expectRefusal()
    }
  }
}

/// A project with the template `evil`, and a folder beside it that nothing may be written to.
struct HostileProject {
  let owner: TemporaryFolder
  let outside: TemporaryFolder
  var root: FilePath { owner.path.appending("project") }

  init(files: [(from: String, to: String)], key: String = "") throws {
    owner = try TemporaryFolder()
    outside = try TemporaryFolder()
    let list = files.map { #"{"from":"\#($0.from)","to":"\#(Self.escaped($0.to))","place":"feature","role":"x"}"# }
    try owner.write(
      #"{"schema":1,"name":"evil","version":"1","summary":"",\#(key)"variables":[{"name":"Name","type":"typeName","from":"argument"},"#
        + #"{"name":"note","type":"string","default":""},{"name":"yes","type":"bool","default":true}],"files":[\#(list.joined(separator: ","))]}"#,
      to: "project/.swiftkit/templates/evil/template.json")
    try owner.write("//% if yes\n// __Name__ __note__\n//% end\n", to: "project/.swiftkit/templates/evil/x.swift")
  }

  func plan(settings: [String: String] = [:]) throws(ScaffoldingError) -> Plan {
    let library = TemplateLibrary(roots: [
      (.project, root.pushing(".swiftkit/templates")), (.bundled, Project.templates),
    ])
    let layout = try ProjectLayout(workingFolder: root)
    return try Planner(template: try library.template(named: "evil"), layout: layout)
      .plan(name: "Thing", settings: settings)
  }

  /// Expects an error with a sentence, and that neither the project nor the folder beside it changed.
  func expectRefusal(
    settings: [String: String] = [:], mentioning words: String = "", sourceLocation: SourceLocation = #_sourceLocation
  ) {
    do throws(ScaffoldingError) {
      let plan = try plan(settings: settings)
      try plan.carryOut(in: Transaction.Setting(state: outside.path.appending("state"), syncing: false))
      Issue.record("written: \(plan.files.map(\.path))", sourceLocation: sourceLocation)
    } catch {
      #expect(
        !error.description.isEmpty && error.description.contains(words), "\(error)", sourceLocation: sourceLocation)
    }
    #expect((try? Folder.names(in: root.appending(".swiftkit"))) == ["templates"], sourceLocation: sourceLocation)
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\\\"
      case "\"": "\\\""
      default:
        scalar.value < 0x20
          ? "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16) : String(scalar)
      }
    }.joined()
  }
}
