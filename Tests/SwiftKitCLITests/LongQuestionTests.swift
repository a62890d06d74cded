import POSIXSupport
import TestSupport
import Testing

/// Issue 27, "Nothing lost, nothing let in, nothing pretended": a text that is cut at a limit is told.
@Suite struct LongQuestionTests {
  private func swiftkit(_ arguments: [String], in folder: TemporaryFolder) throws -> ProgramRun {
    try folder.write(
      "---\nname: bread\ndescription: Knead the dough\n---\n\n# Bread\n\n- Knead the dough.\n", to: "bread.md")
    return try ProgramRun(
      PackageFolder.program, arguments + ["--skills", "bread.md"], in: folder.path,
      environment: ["XDG_CACHE_HOME": folder.path.appending("cache").string, "HOME": folder.path.string])
  }

  static let filler = (1000..<4000).map { "zz\($0)" }.joined(separator: " ")
  static let note = "swiftkit: the question is too long; only its first 64 words were used\n"

  @Test(arguments: [["ask"], ["skills", "match"]]) func whatIsCutIsTold(command: [String]) throws {
    let folder = try TemporaryFolder()
    let short = try swiftkit(command + ["knead the dough"], in: folder)
    #expect(short.exitCode == 0 && short.errors == "", "\(short)")
    let first = try swiftkit(command + ["knead the dough " + Self.filler], in: folder)
    #expect(first.errors == Self.note)
    // What comes after the cut was not read, by either.
    let last = try swiftkit(command + [Self.filler + " knead the dough"], in: folder)
    #expect(last.exitCode == 1)
    #expect(last.errors == Self.note)
  }
}
