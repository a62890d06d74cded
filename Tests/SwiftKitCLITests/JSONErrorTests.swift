import POSIXSupport
import TestSupport
import Testing
import WireFormats

/// Where a command was asked for JSON, what went wrong is a document, too: on standard error, on one line, alone.
@Suite struct JSONErrorTests {
  @Test(
    arguments: [
      (["check", "--json", "missing.swift"], "", 2, "No such file"),
      (["check", "--format", "json", "missing.swift"], "", 2, "No such file"),
      (["check", "--format=json"], "profil: x\n", 2, "did you mean 'profile'?"),
      (["check", "--json", "--checks", "nope-not-this"], "", 64, "unknown check"),
      (["check", "--json", "--nope"], "", 64, "--nope"), (["checc", "--json"], "", 64, "checc"),
      (["ask", "--json", "x", "--skill", "nope"], "", 64, "nope"),
      (["settings", "show", "--json", "a/b/c"], "", 2, "no such folder"),
      (["template", "show", "nope", "--json"], "", 64, "nope"),
      (["check", "--json", "--max-warnings", "-1"], "", 64, "--max-warnings"),
      (["check", "--explain", "nope-nope", "--json"], "", 64, "unknown check"),
    ] as [([String], String, Int32, String)])
  func oneDocument(arguments: [String], settings: String, code: Int32, words: String) throws {
    let folder = try TemporaryFolder()
    if !settings.isEmpty { try folder.write(settings, to: ".swiftkit.yml") }
    let run = try ProgramRun(
      PackageFolder.program, arguments, in: folder.path, environment: ["HOME": folder.path.string])
    #expect(run.exitCode == code && run.output.isEmpty, "\(run)")
    let lines = run.errors.split(separator: "\n")
    #expect(lines.count == 1, "\(run.errors)")
    let document = try JSONText.value(ErrorDocument.self, from: Array(run.errors.utf8))
    #expect(document.error.exitCode == Int(code))
    #expect(document.error.message.contains(words), "\(document)")
    #expect(run.errors.contains("\"schemaVersion\":\(JSONText.schemaVersion)"))
    if !settings.isEmpty {
      #expect(document.error.file == ".swiftkit.yml" && document.error.line == 1 && document.error.column == 1)
    }
  }

  /// Without that, and behind `--`, words are for people.
  @Test(arguments: [["check", "missing.swift"], ["check", "--", "--json"]])
  func sentences(arguments: [String]) throws {
    let folder = try TemporaryFolder()
    let run = try ProgramRun(PackageFolder.program, arguments, in: folder.path)
    #expect(run.exitCode == 2 && run.errors.hasPrefix("swiftkit: "), "\(run)")
  }
}
