import HostMessages
import POSIXSupport
import PluginHosting
import TestSupport
import Testing

@testable import SourceChecking

/// Fixes go only into the text that they were made for. From the issue "Nothing lost, nothing let in, nothing pretended".
@Suite(.enabled(if: PluginInC.canRun, "needs the plugin host and a C compiler"))
struct FixMomentTests {
  /// Mends the first "bad!" of a file.
  static let fixing = """
    const char *at = memmem(file->source.bytes, file->source.length, "bad!", 4);
    uint32_t start = (uint32_t)(at - file->source.bytes);
    swiftkit_edit e = { start, start + 4, T("good") };
    swiftkit_finding f = { sizeof f, start, start + 4, T("fix"), &e, 1 };
    host->report(host->context, &f);
    """

  private struct Fixed {
    let text: String
    let notes: [String]
  }

  /// - Parameter meanwhile: what happens between the check and the fixing.
  private func fixed(
    _ path: String = ".", _ text: String = "// bad!\n", wanting isWanted: Bool = true,
    meanwhile: (TemporaryFolder) throws -> Void = { _ in }
  ) throws -> Fixed {
    var check = try TestCheck(["a.swift": text])
    try check.add("p", body: Self.fixing)
    try Folder.make(check.folder.path.appending("out"))
    try check.folder.write("// bad!\n", to: "out/o.swift")
    #expect(symlink("../out", check.project.appending("linked").string) == 0)
    let files = try SwiftFiles(below: [path], base: check.project).files
    let sourceCheck = SourceCheck(
      pool: HostPool(host: PluginInC.host, plugins: check.plugins, environment: [], repair: ""), width: 1)
    let outcome = try sourceCheck.run(files)
    try meanwhile(check.folder)
    let result = try SourceFixing(check: sourceCheck, workingIn: check.project).run(outcome, files) { _ in isWanted }
    #expect(try check.folder.read("out/o.swift") == "// bad!\n")
    return Fixed(text: try check.folder.read("project/a.swift"), notes: result.notes)
  }

  @Test func theTextThatWasChecked() throws {
    let result = try fixed()
    #expect(result.text == "// good\n")
    #expect(result.notes == ["fixed 1 finding in a.swift"])
  }

  @Test(arguments: [
    "// A licence\n// bad!\n", "// bad! and more\n", "// nothing is wrong any more\n", "// bad!\nlet a = 1\n// ",
  ])
  func aTextThatWasSavedMeanwhile(text: String) throws {
    let result = try fixed(meanwhile: { try $0.write(text, to: "project/a.swift") })
    // The same finding with the same fix at the same place belongs to the new text, too.
    if text.hasPrefix("// bad!\n") {
      #expect(result.text == text.replacing("bad!", with: "good"))
    } else {
      #expect(result.text == text)
      #expect(result.notes == ["did not change a.swift: it changed while it was checked"])
    }
  }

  @Test func aFileThatHasGone() throws {
    let result = try fixed(
      ".", "// bad!\n",
      meanwhile: { folder in
        try Folder.removeAll(folder.path.appending("project/a.swift"))
        try folder.write("// other\n", to: "project/b/../a.swift")
      })
    #expect(result.text == "// other\n")
  }

  @Test func aTextWithSyntaxErrors() throws {
    let result = try fixed(".", "// bad!\nstruct {\n")
    #expect(result.text == "// bad!\nstruct {\n")
    #expect(result.notes == ["did not change a.swift: it has syntax errors"])
  }

  @Test func nothingOutsideOfTheProject() throws {
    let notes = try fixed("linked").notes
    #expect(
      notes.count == 1 && notes[0].hasPrefix("did not change linked/o.swift: 'linked' is a symbolic link"), "\(notes)")
  }

  @Test func onlyWhatIsWanted() throws {
    let result = try fixed(wanting: false)
    #expect(result.text == "// bad!\n")
    #expect(result.notes == ["nothing to fix"])
  }
}
