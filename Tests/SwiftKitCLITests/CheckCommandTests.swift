import POSIXSupport
import TestSupport
import Testing

@Suite(.enabled(if: PluginInC.canRun, "needs the plugin host and a C compiler"))
struct CheckCommandTests {
  private let kit: PortableSwiftKit

  init() throws {
    kit = try PortableSwiftKit(plugins: ["test": "report(0, 3, \"this is bad\");"])
    try kit.write("let trip = 1\n", to: "Sources/a.swift")
    try kit.write("// bad!\n", to: "b.swift")
    try kit.write("let x = 1\n", to: "c.swift")
  }

  private func check(
    _ arguments: [String], input: String = "", output: String, errors: String, exit code: Int32,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let run = try ProgramRun(
      kit.kit.appending("swiftkit"), ["check"] + arguments, in: kit.project,
      environment: ["HOME": kit.folder.path.string], input: Array(input.utf8))
    #expect(run.output == output, sourceLocation: sourceLocation)
    #expect(run.errors == errors, sourceLocation: sourceLocation)
    #expect(run.exitCode == code, sourceLocation: sourceLocation)
  }

  private static let trip = "Sources/a.swift:1:5: warning: a trip [words]\n"
  private static let bad = "b.swift:1:1: error: this is bad [bad]\n"

  @Test func theCurrentFolder() throws {
    try check([], output: Self.trip + Self.bad, errors: "swiftkit: 1 error, 1 warning in 3 files\n", exit: 1)
  }

  @Test func onePath() throws {
    try check(["Sources"], output: Self.trip, errors: "swiftkit: 1 warning in 1 file\n", exit: 1)
    try check(["c.swift"], output: "", errors: "swiftkit: no findings in 1 file\n", exit: 0)
  }

  /// Whoever names a file wants it checked; in a folder it is one among others.
  @Test func aNamedFileThatCannotBeChecked() throws {
    let skipped = "swiftkit: skipped d.swift: it is binary: it contains a zero byte\n"
    try kit.write("trip\0", to: "d.swift")
    for name in ["d.swift", "./d.swift", kit.project.appending("d.swift").string] {
      let run = try ProgramRun(
        kit.kit.appending("swiftkit"), ["check", name], in: kit.project, environment: ["HOME": kit.folder.path.string])
      #expect(run.exitCode == 2, "\(name): \(run.errors)")
    }
    try check(
      ["c.swift", "d.swift"], output: "", errors: skipped + "swiftkit: no findings in 1 file\n", exit: 2)
    try check(
      ["b.swift", "d.swift"], output: Self.bad, errors: skipped + "swiftkit: 1 error in 1 file\n", exit: 1)
    try kit.write("trip\0", to: "folder/d.swift")
    try check(
      ["folder"], output: "",
      errors: "swiftkit: skipped folder/d.swift: it is binary: it contains a zero byte\n"
        + "swiftkit: no findings in 0 files\n", exit: 0)
  }

  @Test func failingFromASeverityOn() throws {
    try check(["Sources", "--fail-on", "error"], output: Self.trip, errors: "swiftkit: 1 warning in 1 file\n", exit: 0)
    try check(
      ["--fail-on", "error"], output: Self.trip + Self.bad, errors: "swiftkit: 1 error, 1 warning in 3 files\n", exit: 1
    )
  }

  @Test func chosenChecks() throws {
    try check(["--checks", "bad"], output: Self.bad, errors: "swiftkit: 1 error in 3 files\n", exit: 1)
    let run = try kit.run("check", "--checks", "word")
    #expect(run.errors.hasPrefix("Error: unknown check 'word'; did you mean 'words'?\n"))
    #expect(run.exitCode == 64)
  }

  @Test func json() throws {
    let run = try kit.run("check", "--json", "Sources", "b.swift")
    expectGolden(run.output, "check.json")
    #expect(run.exitCode == 1)
    #expect(try kit.run("check", "--format", "json", "Sources", "b.swift").output == run.output)
  }

  /// What could not be understood whole may hide findings, so people hear of it.
  @Test func sourceThatDoesNotParse() throws {
    try check(
      ["--stdin", "--path", "d.swift"], input: "struct A { let trip = }}\n",
      output: "d.swift:1:16: warning: a trip [words]\n",
      errors: "swiftkit: d.swift has syntax errors; findings in it may be missing\nswiftkit: 1 warning in 1 file\n",
      exit: 1)
  }

  @Test func missingPaths() throws {
    try check(["nothing"], output: "", errors: "swiftkit: cannot read 'nothing': No such file or directory\n", exit: 2)
  }

  @Test func aHostThatWasNotBuilt() throws {
    try Folder.removeAll(kit.kit.appending("swiftkit-plugin-host"))
    let run = try kit.run("check")
    #expect(run.errors.contains("is missing; unpack swiftkit again"))
    #expect(run.exitCode == 2)
  }

  @Test func aPluginThatWasNotBuilt() throws {
    let library = try #require(try Folder.names(in: kit.kit.appending("plugins")).first { $0.hasPrefix("lib") })
    try Folder.removeAll(kit.kit.appending("plugins/\(library)"))
    try check(
      [], output: "", errors: "swiftkit: the plugin '\(library)' is not built; unpack swiftkit again\n", exit: 2)
  }

  @Test func catalogue() throws {
    #expect(
      try kit.run("checks").output == """
           bad    error    -  -  -  Goes wrong
           words  warning  -  -  -  Trips

        """)
    expectGolden(try kit.run("checks", "--json").output, "checks.json")
  }
}

/// Acceptance: a crashing, a hanging and a truncated plugin each cost only their own findings.
@Suite(.enabled(if: PluginInC.canRun, "needs the plugin host and a C compiler"))
struct FailingPluginsTests {
  @Test func eachCostsOnlyItsOwnFindings() throws {
    let kit = try PortableSwiftKit(plugins: ["good": ""])
    try kit.write("let trip = 1 // bad!\n", to: "a.swift")
    for (name, body) in [("crash", "abort();"), ("hang", "for (;;) ;"), ("cut", "")] {
      let plugin = try PluginInC(name, source: PluginInC.source(id: name, body: body), in: kit.folder)
      try kit.describe(plugin.library, into: "\(name).json")
      if name == "cut" {
        let bytes = try FileContents.bytes(of: plugin.library)
        try AtomicFile.write(bytes.prefix(bytes.count / 3), to: plugin.library, permissions: 0o755)
      }
      #expect(try kit.run("plugin", "trust", plugin.library.string).exitCode == 0)
    }
    let run = try kit.run("check", "--time-limit", "3")
    #expect(
      run.output == """
        a.swift:1:5: warning: a trip [crash/words]
        a.swift:1:5: warning: a trip [hang/words]
        a.swift:1:5: warning: a trip [words]

        """)
    let lines = run.errors.split(separator: "\n")
    #expect(
      lines.contains(
        "swiftkit: the check 'crash/bad', a.swift: checking this file ended the process with SIGABRT (abort)"))
    #expect(lines.contains("swiftkit: the check 'hang/bad', a.swift: checking this file took longer than 3 s"))
    #expect(lines.contains { $0.hasPrefix("swiftkit: the plugin 'cut': it was not loaded: ") })
    #expect(lines.last == "swiftkit: 3 warnings in 1 file")
    #expect(run.exitCode == 1)
  }
}
