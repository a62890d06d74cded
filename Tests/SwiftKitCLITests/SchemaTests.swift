import POSIXSupport
import TestSupport
import Testing

/// Each JSON document of a command is what its schema in docs/schemas says, and the schemas are what the types say.
@Suite(.enabled(if: Python.isThere, "needs Python 3"))
struct SchemaTests {
  private static let script = PackageFolder.root.appending("Scripts").appending("schemas.py").string

  private func validate(_ text: String, by schema: String) throws -> ProgramRun {
    try ProgramRun(
      "/usr/bin/env", ["python3", Self.script, "--validate", schema], in: PackageFolder.root, input: Array(text.utf8))
  }

  @Test func schemasAreFresh() throws {
    let run = try ProgramRun("/usr/bin/env", ["python3", Self.script, "--check"], in: PackageFolder.root)
    #expect(run.exitCode == 0, "\(run.errors)")
  }

  /// What goldens hold is what the tests compare every output with.
  @Test(arguments: [
    ("api-foreground-color", "api"), ("ask", "ask"), ("check-format", "check"), ("check", "check"),
    ("checks", "checks"),
    ("conflicts", "conflicts"), ("explain", "explain"), ("new-feature", "scaffold"), ("project", "project"),
    ("settings-show", "settings"), ("skills-list", "skills"), ("skills-lint", "check"), ("template-show", "template"),
    ("tokens-list", "tokens"),
  ])
  func goldens(name: String, schema: String) throws {
    let golden = PackageFolder.root.pushing(FilePath("Tests/SwiftKitCLITests/Golden/\(name).json"))
    let run = try validate(try FileContents.text(of: golden), by: schema)
    #expect(run.exitCode == 0, "\(name): \(run.errors)")
  }

  @Test(arguments: [
    (["check", "--json", "--exit-zero", "--no-cache", "--timings", "--statistics"], "check"),
    (["checks", "--json"], "checks"),
    (["check", "--explain", "body-too-long", "--json"], "explain"), (["settings", "show", "--json"], "settings"),
    (["project", "--json", "--files"], "project"), (["ask", "glass button", "--json"], "ask"),
    (["ask", "Wie spät ist es in Ulan Bator?", "--json"], "ask"), (["api", "foregroundColor", "--json"], "api"),
    (["conflicts", "--json"], "conflicts"), (["context", "a list of coins", "--json"], "context"),
    (["skills", "list", "--json"], "skills"), (["skills", "match", "a toolbar", "--json"], "skills-match"),
    (["template", "show", "feature", "--json"], "template"), (["tokens", "list", "--json"], "tokens"),
    (["plugin", "list", "--json"], "plugins"), (["doctor", "--json"], "doctor"),
    (["cache", "list", "--json"], "cache"),
    (["new", "feature", "Shop", "--json", "--dry-run"], "scaffold"), (["status", "--json"], "status"),
  ])
  func documents(arguments: [String], schema: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("import SwiftUI\n\nlet a = Text(\"a\").cornerRadius(7)\n", to: "Sources/A.swift")
    try folder.write("let b = 1\nlet c = (\n", to: "Sources/B.swift")
    try folder.write("disable: [force-unwrap]\noptions:\n  body-too-long:\n    lines: 3\n", to: ".swiftkit.yml")
    let run = try ProgramRun(
      PackageFolder.program, arguments, in: folder.path,
      environment: ["HOME": folder.path.string, "XDG_CACHE_HOME": folder.path.appending("cache").string])
    #expect(!run.output.isEmpty, "\(run.errors)")
    let verdict = try validate(run.output, by: schema)
    #expect(verdict.exitCode == 0, "\(arguments): \(verdict.errors)")
  }

  @Test func baselinesAndErrors() throws {
    let folder = try TemporaryFolder()
    try folder.write("import SwiftUI\n\nlet a = Text(\"a\").cornerRadius(7)\n", to: "A.swift")
    #expect(try ProgramRun.swiftkit("check", "--write-baseline", "b.json", in: folder.path).exitCode == 0)
    #expect(try validate(try folder.read("b.json"), by: "baseline").exitCode == 0)
    let error = try ProgramRun.swiftkit("check", "--json", "none.swift", in: folder.path)
    #expect(try validate(error.errors, by: "error").exitCode == 0, "\(error)")
  }

  /// A validator that lets everything pass would be none.
  @Test(arguments: [
    #"{"checks": []}"#, #"{"checks": [], "schemaVersion": 2}"#, #"{"checks": {}, "schemaVersion": 1}"#,
    #"{"checks": [], "schemaVersion": 1, "more": 1}"#, #"{"checks": [{"id": 1}], "schemaVersion": 1}"#, "[]",
  ])
  func whatIsWrongIsFound(text: String) throws {
    #expect(try validate(text, by: "checks").exitCode != 0)
    #expect(try validate(#"{"checks": [], "schemaVersion": 1}"#, by: "checks").exitCode == 0)
  }

  /// Pictures of a terminal in docs are what the program shows there.
  @Test(.enabled(if: PluginInC.canRun, "needs the plugin host"))
  func picturesAreFresh() throws {
    let script = PackageFolder.root.appending("Scripts").appending("pictures.py").string
    let run = try ProgramRun(
      "/usr/bin/env", ["python3", script, PackageFolder.program.string, "--check"], in: PackageFolder.root)
    #expect(run.exitCode == 0, "\(run.errors)")
  }
}

/// Whether there is a Python to run our scripts.
private enum Python {
  static let isThere = (try? ProgramRun("/usr/bin/env", ["python3", "-c", "import sys"]))?.exitCode == 0
}
