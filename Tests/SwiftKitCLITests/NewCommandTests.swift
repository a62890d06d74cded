import POSIXSupport
import TestSupport
import Testing

@Suite struct NewCommandTests {
  @Test func dryRunReportsWhatTheRunDoes() throws {
    let folder = try TemporaryFolder()
    let dry = try ProgramRun.swiftkit("new", "feature", "Portfolio", "--dry-run", "--json", in: folder.path)
    #expect(dry.exitCode == 0)
    #expect(try Folder.names(in: folder.path).isEmpty)
    let run = try ProgramRun.swiftkit("new", "feature", "Portfolio", "--json", in: folder.path)
    #expect(run.exitCode == 0 && run.output == dry.output)
    expectGolden(run.output, "new-feature.json")
    #expect(FileStatus(folder.path.appending("Portfolio").appending("PortfolioView.swift"))?.kind == .file)
  }

  @Test func secondRunTouchesNothingAndSaysWhy() throws {
    let folder = try TemporaryFolder()
    #expect(try ProgramRun.swiftkit("new", "feature", "Portfolio", in: folder.path).exitCode == 0)
    let before = FileStatus(folder.path.appending("Portfolio/PortfolioView.swift"))?.modified
    let again = try ProgramRun.swiftkit("new", "feature", "Portfolio", in: folder.path)
    #expect(again.exitCode == 1)
    expectGolden(again.output, "new-feature-again.txt")
    #expect(FileStatus(folder.path.appending("Portfolio/PortfolioView.swift"))?.modified == before)
  }

  @Test(arguments: ["class", "3d", "../x", "View", "portfolio", "", "Größe", "a b"])
  func wrongNamesAreWrongUse(name: String) throws {
    let folder = try TemporaryFolder()
    let run = try ProgramRun.swiftkit("new", "feature", name, in: folder.path)
    #expect(run.exitCode == 64 && (run.errors.contains("; try '") || run.errors.contains("; use letters")))
    #expect(try Folder.names(in: folder.path).isEmpty)
  }

  @Test func wrongTemplateIsWrongUse() throws {
    let folder = try TemporaryFolder()
    let run = try ProgramRun.swiftkit("new", "feture", "Portfolio", in: folder.path)
    #expect(run.exitCode == 64 && run.errors.contains("there is no template 'feture'; did you mean 'feature'?"))
  }

  @Test func aBrokenTemplateWritesNothing() throws {
    let folder = try TemporaryFolder()
    try folder.write("struct __Nmae__ {}", to: ".swiftkit/templates/thing/x.swift")
    try folder.write(
      #"{"schema":1,"name":"thing","version":"1","summary":"","variables":[{"name":"Name","type":"typeName","from":"argument"}],"#
        + #""files":[{"from":"x.swift","place":"feature","role":"x"}]}"#,
      to: ".swiftkit/templates/thing/template.json")
    let run = try ProgramRun.swiftkit("new", "thing", "Portfolio", in: folder.path)
    #expect(run.exitCode == 2)
    #expect(
      run.errors == "swiftkit: x.swift:1:8: error: 'Nmae' is not a variable of this template; did you mean 'Name'?\n")
    #expect(try Folder.names(in: folder.path) == [".swiftkit"])
  }

  @Test func aFolderThatCannotBeWrittenIsSaid() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "file")
    let run = try ProgramRun.swiftkit("new", "feature", "Portfolio", "--output", "file", in: folder.path)
    #expect(run.exitCode == 2 && run.errors.contains("Not a directory"))
    #expect(try Folder.names(in: folder.path) == ["file"])
  }

  /// Killed at any moment, the next run finds a whole feature or none.
  @Test func killedRunsLeaveAllOrNothing() throws {
    for delay in stride(from: UInt32(0), to: 12_000, by: 400) {
      let folder = try TemporaryFolder()
      let child = try ChildProcess(
        PackageFolder.program, arguments: ["new", "feature", "Portfolio", "--output", folder.path.string],
        environment: [], descriptors: [])
      usleep(delay)
      child.signal(SIGKILL)
      _ = child.wait()
      let next = try ProgramRun.swiftkit("new", "feature", "Orders", in: folder.path)
      #expect(next.exitCode == 0, "\(next.errors)")
      let names = (try? Folder.names(in: folder.path.appending("Portfolio"))) ?? []
      #expect(names.isEmpty || names.count == 6, "after \(delay) µs: \(names)")
    }
  }
}
