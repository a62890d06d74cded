import POSIXSupport
import TestSupport
import Testing

/// Programs that start us may have set signals to be ignored, and that is inherited.
@Suite(.enabled(if: PluginInC.canRun && hasPerl, "needs the plugin host, a C compiler and Perl"))
struct IgnoredSignalTests {
  /// With SIGCHLD ignored the system forgets how a program ended, and a crash looks like a clean end.
  @Test func aCrashIsStillTold() throws {
    let kit = try PortableSwiftKit(plugins: ["test": "raise(SIGSEGV);"])
    try kit.write("// bad!\n", to: "a.swift")
    let run = try ProgramRun(
      "/usr/bin/env",
      ["perl", "-e", "$SIG{CHLD} = 'IGNORE'; exec @ARGV", kit.kit.appending("swiftkit").string, "check"],
      in: kit.project, environment: ["XDG_CONFIG_HOME": kit.folder.path.appending("config").string])
    #expect(run.errors.contains("SIGSEGV"), "\(run.output)\(run.errors)")
  }
}

private let hasPerl = (try? ProgramRun("/usr/bin/env", ["perl", "-v"]))?.exitCode == 0
