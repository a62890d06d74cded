import POSIXSupport
import TestSupport
import Testing

/// What every command shares: exit codes, wrong words, streams.
@Suite struct CommandLineTests {
  @Test func versionIsOneLine() throws {
    let run = try ProgramRun.swiftkit("--version")
    #expect(run.exitCode == 0)
    #expect(run.output.split(separator: "\n").count == 1)
    #expect(run.output.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil)
  }

  private static let canHideProc =
    (try? ProgramRun("/usr/bin/env", ["unshare", "-rm", "umount", "-l", "/proc"]).exitCode) == 0

  /// Swift asks /proc for the arguments; without it each call looked like one for help, with exit code 0.
  @Test(.enabled(if: canHideProc, "needs mount namespaces")) func withoutProcNothingPasses() throws {
    let script = "umount -l /proc; exec \"$0\" check nothing.swift"
    let run = try ProgramRun("/usr/bin/env", ["unshare", "-rm", "sh", "-c", script, PackageFolder.program.string])
    #expect(run.exitCode == 2, "\(run)")
    #expect(run.errors.contains("/proc is not mounted"), "\(run)")
  }

  @Test(arguments: [
    ("chekc", "Error: 'chekc' is not a swiftkit command; did you mean 'check'?\n"),
    ("aks", "Error: 'aks' is not a swiftkit command; did you mean 'ask'?\n"),
    ("kubernetes", "Error: 'kubernetes' is not a swiftkit command; see 'swiftkit --help'.\n"),
  ])
  func anUnknownCommandNamesTheNearest(word: String, message: String) throws {
    let run = try ProgramRun.swiftkit(word)
    #expect(run.errors == message)
    #expect(run.output.isEmpty)
    #expect(run.exitCode == 64)
  }

  @Test(arguments: [
    (["help", "chekc"], "Error: 'chekc' is not a swiftkit command; did you mean 'check'?\n"),
    (["help", "nope"], "Error: 'nope' is not a swiftkit command; see 'swiftkit --help'.\n"),
    (["help", "plugin", "trsut"], "Error: 'trsut' is not a swiftkit plugin command; did you mean 'trust'?\n"),
  ])
  func helpForWhatIsNoCommandIsWrongUse(words: [String], message: String) throws {
    let run = try ProgramRun(PackageFolder.program, words)
    #expect(run.errors == message)
    #expect(run.output.isEmpty)
    #expect(run.exitCode == 64)
  }

  @Test(arguments: [["help"], ["help", "ask"], ["help", "plugin"], ["help", "plugin", "trust"], ["help", "--help"]])
  func helpForACommand(words: [String]) throws {
    let run = try ProgramRun(PackageFolder.program, words)
    #expect(run.exitCode == 0)
    #expect(run.output.contains("USAGE:"))
    #expect(run.errors.isEmpty)
  }

  @Test func aWrongOptionIsWrongUse() throws {
    let run = try ProgramRun.swiftkit("ask", "--colour")
    #expect(run.exitCode == 64)
    #expect(run.errors.hasPrefix("Error: "))
  }

  @Test func aReaderThatLeavesEarlyIsNoFailure() throws {
    let script = "\"$0\" --help | true; echo ${PIPESTATUS:-0}"
    let run = try ProgramRun("/bin/bash", ["-c", script, PackageFolder.program.string])
    #expect(run.output == "0\n")
    #expect(run.errors.isEmpty)
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func completionsAreWrittenForEveryShell(shell: String) throws {
    let run = try ProgramRun.swiftkit("--generate-completion-script", shell)
    #expect(run.exitCode == 0)
    #expect(run.output.contains("ask"))
  }
}
