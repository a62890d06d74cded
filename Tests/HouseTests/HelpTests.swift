import POSIXSupport
import TestSupport
import Testing

/// The help text of every command, as goldens, found by walking the help itself: an undocumented command cannot hide.
@Suite struct HelpTests {
  @Test func helpOfEveryCommand() throws {
    var pending: [[String]] = [[]]
    while let path = pending.popLast() {
      let run = try ProgramRun(PackageFolder.program, path + ["--help"], environment: ["COLUMNS": "100"])
      #expect(run.exitCode == 0)
      expectGolden(run.output, (["swiftkit"] + path).joined(separator: "-") + ".txt")
      pending += CommandHelp.subcommands(in: run.output).map { path + [$0] }
    }
  }

  @Test func everyOptionIsDescribed() throws {
    var pending: [[String]] = [[]]
    while let path = pending.popLast() {
      let run = try ProgramRun(PackageFolder.program, path + ["--help"], environment: ["COLUMNS": "300"])
      for line in run.output.split(separator: "\n") where line.hasPrefix("  -") {
        let described = #/\s+-\S+(?:, -\S+)*(?: <[^>]+>)?(?: \.\.\.)?\s+\S.*/#
        #expect(
          line.wholeMatch(of: described) != nil, "swiftkit \(path.joined(separator: " ")): '\(line)' says nothing")
      }
      pending += CommandHelp.subcommands(in: run.output).map { path + [$0] }
    }
  }
}
