import POSIXSupport
import PluginHosting
import RuleModel
import SourceChecking
import TestSupport
import Testing

/// The contract is C's, so a plugin may be written in anything: this one is in Rust, without crates.
@Suite(.enabled(if: PluginInC.canRun && hasRust, "needs the plugin host and rustc"))
struct RustPluginTests {
  private func check(_ files: [String: String]) throws -> CheckOutcome {
    var check = try TestCheck(files)
    check.limits = HostLimits(time: .seconds(10))
    let source = PackageFolder.root.appending("Tests/SourceCheckingTests/Fixtures/force_try.rs")
    let library = check.folder.path.appending("librusty.so")
    let run = try ProgramRun(
      "/usr/bin/env",
      ["rustc", "--edition", "2021", "--crate-type", "cdylib", "-O", "-o", library.string, source.string])
    try #require(run.exitCode == 0, "\(run.errors)")
    check.add("rusty", library: library, digest: SHA256.hexadecimal(of: try FileContents.bytes(of: library)))
    return try check.run()
  }

  @Test func findsWhatItLooksFor() throws {
    let outcome = try check([
      "a.swift": "let text = try! load()\n// try! in a comment\nlet name = names.first!\n", "b.swift": "let a = 1\n",
    ])
    #expect(
      outcome.lines == [
        "a.swift:1:12 rusty/words try! ends the app on an error", "a.swift:3:23 rusty/words ! ends the app on nil",
      ])
    #expect(outcome.problems.isEmpty)
  }

  @Test func itsPanicIsToldInItsWords() throws {
    let outcome = try check(["a.swift": "let a = b!\n", "c.swift": "// panic\n"])
    #expect(outcome.lines == ["a.swift:1:10 rusty/words ! ends the app on nil"])
    let problem = try #require(outcome.problemLines.first)
    #expect(problem.hasPrefix("rusty/bad c.swift: checking this file ended the process with SIGABRT (abort): "))
    #expect(problem.contains("panicked at "))
  }
}

private let hasRust = (try? ProgramRun("/usr/bin/env", ["rustc", "--version"]))?.exitCode == 0
