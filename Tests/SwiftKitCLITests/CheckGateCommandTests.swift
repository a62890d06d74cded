import POSIXSupport
import TestSupport
import Testing

/// What makes `check` fail: on the command line and in the settings, of which the command line wins.
@Suite(.enabled(if: PluginInC.canRun, "needs the plugin host and a C compiler"))
struct CheckGateCommandTests {
  private let kit: PortableSwiftKit

  init() throws {
    kit = try PortableSwiftKit(plugins: ["test": "report(0, 3, \"this is bad\");"])
    try kit.write("let trip = 1\n", to: "a.swift")
    try kit.write("let trip = 1\n", to: "b.swift")
  }

  @Test(arguments: [
    ([], "", 1), (["--exit-zero"], "", 0), (["--fail-on", "error"], "", 0), ([], "fail-on: error", 0),
    (["--fail-on", "warning"], "fail-on: error", 1), (["--max-warnings", "2"], "", 0),
    (["--max-warnings", "1"], "", 1),
    ([], "max-warnings: 2", 0), (["--max-warnings", "1"], "max-warnings: 2", 1),
    ([], "fail-on: error\nmax-warnings: 1", 1), (["--exit-zero", "missing.swift"], "", 2),
  ])
  func exitCodes(arguments: [String], settings: String, code: Int32) throws {
    try kit.write(settings + "\n", to: ".swiftkit.yml")
    let run = try kit.run(["check"] + arguments, environment: [:])
    #expect(run.exitCode == code, "\(run.output)\(run.errors)")
  }

  @Test func strictBySettings() throws {
    try kit.write("fail-on: error\n", to: ".swiftkit.yml")
    try kit.write("\0", to: "c.swift")
    #expect(try kit.run("check").exitCode == 0)
    try kit.write("fail-on: error\nstrict: true\n", to: ".swiftkit.yml")
    #expect(try kit.run("check").exitCode == 2)
  }

  /// Paths in it start at the settings, wherever one works.
  @Test func aBaselineOfTheSettings() throws {
    try kit.write("baseline: known.json\n", to: ".swiftkit.yml")
    #expect(try kit.run("check", "--write-baseline", "known.json").exitCode == 0)
    try kit.write("let trip = 1\n", to: "Sub/c.swift")
    #expect(try kit.run("check").output == "Sub/c.swift:1:5: warning: a trip [words]\n")
    #expect(try kit.run("check", "--write-baseline", "known.json").exitCode == 0)
    #expect(try kit.run("check").output.isEmpty)
    let below = try ProgramRun(
      kit.kit.appending("swiftkit"), ["check"], in: kit.project.appending("Sub"),
      environment: ["HOME": kit.folder.path.string])
    #expect(below.output == "" && below.exitCode == 0, "\(below.output)\(below.errors)")
    let written = try ProgramRun(
      kit.kit.appending("swiftkit"), ["check", "..", "--write-baseline", "../known.json"],
      in: kit.project.appending("Sub"), environment: ["HOME": kit.folder.path.string])
    #expect(written.exitCode == 0, "\(written.errors)")
    #expect(try kit.run("check").output.isEmpty)
    try kit.write("baseline: missing.json\n", to: ".swiftkit.yml")
    #expect(try kit.run("check").exitCode == 2)
  }

  /// A repository cannot have files outside of it read.
  @Test func aBaselineThatLeadsOut() throws {
    try kit.folder.write("{}", to: "outside.json")
    let link = kit.project.appending("known.json")
    try #require(symlink("../outside.json", link.string) == 0)
    try kit.write("baseline: known.json\n", to: ".swiftkit.yml")
    let run = try kit.run("check")
    #expect(run.exitCode == 2 && run.errors.contains("known.json"), "\(run.errors)")
    for path in ["../outside.json", "/etc/passwd", "a/../../b"] {
      try kit.write("baseline: \(path)\n", to: ".swiftkit.yml")
      #expect(try kit.run("check").errors.contains("is outside the folder of the settings file"), "\(path)")
    }
  }

  /// Only what was looked at, or is no more, can be gone.
  @Test func pruning() throws {
    #expect(try kit.run("check", "--write-baseline", "known.json").exitCode == 0)
    try kit.write("let fine = 1\n", to: "a.swift")
    #expect(try kit.run("check", "b.swift", "--baseline", "known.json", "--baseline-strict").exitCode == 0)
    let strict = try kit.run("check", "--baseline", "known.json", "--baseline-strict")
    #expect(strict.exitCode == 1)
    #expect(
      strict.errors.hasPrefix("swiftkit: 1 finding in known.json no longer occurs; '--prune-baseline' removes it\n"))
    let pruned = try kit.run("check", "--baseline", "known.json", "--prune-baseline")
    #expect(
      pruned.errors.hasPrefix("swiftkit: removed 1 finding from known.json that no longer occurs\n"), "\(pruned.errors)"
    )
    #expect(try kit.run("check", "--baseline", "known.json", "--baseline-strict").exitCode == 0)
    try Folder.removeAll(kit.project.appending("b.swift"))
    #expect(try kit.run("check", "--baseline", "known.json", "--baseline-strict").exitCode == 1)
  }

  @Test func nothingToPrune() throws {
    let run = try kit.run("check", "--prune-baseline")
    #expect(run.exitCode == 2 && run.errors.contains("--prune-baseline needs a baseline"), "\(run.errors)")
  }

  /// A run as root would otherwise put a file in the place of `/dev/null`.
  @Test func aPipeStaysAPipe() throws {
    let pipe = kit.project.appending("pipe")
    try #require(mkfifo(pipe.string, 0o600) == 0)
    try #require(symlink("pipe", kit.project.appending("link").string) == 0)
    for arguments in [["--output", "json=pipe"], ["--output", "json=link"], ["--write-baseline", "pipe"]] {
      let run = try kit.run(["check"] + arguments, environment: [:])
      #expect(run.exitCode == 2 && run.errors.contains("it is not a regular file"), "\(arguments): \(run.errors)")
    }
    #expect(FileStatus(pipe)?.kind == .other)
    #expect(FileStatus(kit.project.appending("link"), followingLinks: false)?.kind == .symbolicLink)
  }

  @Test(arguments: [
    ["--max-warnings", "-1"], ["--write-baseline", "a", "--prune-baseline"], ["--baseline-strict", "--prune-baseline"],
    ["--diff", "--statistics"], ["--diff", "--output", "json=a"],
  ])
  func callsThatMeanNothing(arguments: [String]) throws {
    #expect(try kit.run(["check"] + arguments, environment: [:]).exitCode == 64)
  }
}
