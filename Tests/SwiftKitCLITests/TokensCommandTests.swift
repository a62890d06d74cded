import POSIXSupport
import TestSupport
import Testing

@Suite struct TokensCommandTests {
  /// What the module that makes the texts is tested against.
  private func golden(_ name: String) throws -> String {
    try FileContents.text(of: PackageFolder.root.appending("Tests/DesignTokensTests/Golden").appending(name))
  }

  @Test(arguments: [("swift", "swift.txt"), ("css", "css"), ("svg", "svg")], ["system", "tokens"])
  func exports(format: (option: String, file: String), profile: String) throws {
    let run = try ProgramRun.swiftkit("tokens", "export", "--format", format.option, "--profile", profile)
    #expect(run.exitCode == 0)
    #expect(run.errors == "")
    #expect(try run.output == golden("\(profile).\(format.file)"))
  }

  @Test(arguments: ["system", "tokens"])
  func exportsJSON(profile: String) throws {
    let run = try ProgramRun.swiftkit("tokens", "export", "--format", "json", "--profile", profile)
    #expect(run.exitCode == 0)
    expectGolden(run.output, "tokens-export-\(profile).json")
  }

  @Test func swiftOfTheSystemsProfileIsTheDefault() throws {
    #expect(try ProgramRun.swiftkit("tokens", "export").output == golden("system.swift.txt"))
  }

  @Test(arguments: [["--format", "scss"], ["--profile", "dark"]])
  func unknownChoicesAreRefusedWithTheKnownOnes(arguments: [String]) throws {
    let run = try ProgramRun(PackageFolder.program, ["tokens", "export"] + arguments)
    #expect(run.exitCode == 64)
    #expect(run.errors.contains("'\(arguments[1])'"))
    #expect(
      run.errors.contains(arguments[0] == "--format" ? "'swift', 'json', 'css' or 'svg'" : "'system' and 'tokens'"))
  }

  @Test(arguments: ["system", "tokens"])
  func lintListsWhatIsWrong(profile: String) throws {
    let run = try ProgramRun.swiftkit("tokens", "lint", "--profile", profile)
    #expect(run.exitCode == 1)
    expectGolden(run.output, "tokens-lint-\(profile).txt")
  }
}
