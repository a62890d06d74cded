import POSIXSupport
import TestSupport
import Testing

/// Lists at a terminal of 80 columns. What has no space in it, a path or an address, may be longer.
@Suite struct NarrowTerminalTests {
  @Test(arguments: [
    ["template", "list"], ["template", "show", "feature"], ["template", "show", "tokens"], ["conflicts"],
    ["skills", "list"], ["checks"],
  ])
  func nothingIsWider(command: [String]) throws {
    let script = PackageFolder.root.appending("Scripts").appending("terminal.py").string
    let folder = try TemporaryFolder()
    let run = try ProgramRun(
      "/usr/bin/env", ["python3", script, "80", PackageFolder.program.string] + command, in: folder.path,
      environment: ["HOME": folder.path.string])
    let lines = run.output.split(separator: "\n")
    #expect(lines.count > 10, "\(run)")
    for line in lines where line.count > 80 {
      let longest = line.split(separator: " ").map(\.count).max() ?? 0
      #expect(longest > 40, "\(line)")
    }
  }

  @Test func aPipeGetsWholeLines() throws {
    let folder = try TemporaryFolder()
    let run = try ProgramRun.swiftkit("template", "list", in: folder.path)
    #expect(run.output.split(separator: "\n").contains { $0.count > 100 })
  }
}
