import POSIXSupport
import TestSupport
import Testing

/// Colours at a terminal, unless the environment forbids them.
@Suite struct ColourTests {
  private static let program = """
    import os, sys
    sys.path.insert(0, sys.argv[1])
    import terminal
    sys.stdout.write(terminal.written(sys.argv[2:], 80, dict(os.environ)))
    """

  /// A variable that is empty forbids nothing: https://no-color.org.
  @Test(
    arguments: [
      ([:], true), (["NO_COLOR": "1"], false), (["NO_COLOR": ""], true), (["TERM": "dumb"], false),
      (["TERM": "xterm"], true),
    ] as [([String: String], Bool)])
  func atATerminal(environment: [String: String], isColoured: Bool) throws {
    let folder = try TemporaryFolder()
    let scripts = PackageFolder.root.appending("Scripts").string
    let run = try ProgramRun(
      "/usr/bin/env",
      ["python3", "-B", "-c", Self.program, scripts, PackageFolder.program.string, "skills", "list"],
      in: folder.path, environment: ["HOME": folder.path.string].merging(environment) { $1 })
    #expect(run.exitCode == 0 && run.output.contains("bundled"), "\(run)")
    #expect(run.output.contains("\u{1b}[1m") == isColoured, "\(run.output)")
  }

  @Test func aPipeGetsNone() throws {
    let folder = try TemporaryFolder()
    let run = try ProgramRun.swiftkit("skills", "list", in: folder.path)
    #expect(run.output.contains("bundled") && !run.output.contains("\u{1b}"))
  }
}
