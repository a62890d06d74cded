import POSIXSupport
import TestSupport
import Testing

/// The Swift code of Markdown documents, with the places that it has there.
struct CheckDocumentsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      # Glass

      A badge:

      ```swift
      Text("New")
        .glassEffekt()
      ```

      1. A view:

         ```swift
         import SwiftUI

         struct Badge: View {
           var body: some View { Text("New").foregroundColor(.red) }
           var note: some View { Text("Now").foregroundStyle(.red) }
         }
         ```

      ## Avoid

      ```swift
      Text("Old").textColour(.red)
      ```

      """, to: "docs/glass.md")
    try folder.write("let a = 1\n", to: "a.swift")
    try folder.write("deployment-target: 26\nenable: [api-soft-deprecated]\n", to: ".swiftkit.yml")
  }

  private static let expected = """
    docs/glass.md:7:4: error: SwiftUI has no modifier `glassEffekt` (SDK 26.2); did you mean `glassEffect`? \
    [api-unknown-modifier]
    docs/glass.md:16:40: note: `foregroundColor(_:)` is marked for deprecation, though by no version yet; write \
    `foregroundStyle(…)` [api-soft-deprecated]

    """

  private func run(_ arguments: String..., input: String = "") throws -> ProgramRun {
    try ProgramRun(PackageFolder.program, ["check"] + arguments, in: folder.path, input: Array(input.utf8))
  }

  @Test func oneThatIsNamed() throws {
    let run = try run("docs/glass.md")
    #expect(run.output == Self.expected && run.exitCode == 1, "\(run.errors)")
    #expect(run.errors.hasSuffix("swiftkit: 1 error, 1 note in 1 file\n"), "\(run.errors)")
  }

  @Test func thoseOfAFolder() throws {
    #expect(try run().output == "")
    #expect(try run("--markdown").output == Self.expected)
  }

  @Test func standardInput() throws {
    let text = try folder.read("docs/glass.md")
    #expect(try run("--stdin", "--path", "docs/glass.md", input: text).output == Self.expected)
  }

  /// The lines of the document, in the frame of a finding and in a choice of lines.
  @Test func linesAreTheDocuments() throws {
    #expect(try run("docs/glass.md", "--format", "grouped").output.contains("7 | .glassEffekt()\n"))
    let one = Self.expected.split(separator: "\n")[1] + "\n"
    #expect(try run("docs/glass.md", "--lines", "10-").output == one)
  }

  /// Of the documents that a call names, those that have not changed are left out, with the others of the folder.
  @Test func thoseThatHaveChanged() throws {
    let git = ["git", "-c", "user.name=a", "-c", "user.email=a@example.com"]
    for arguments in [["init", "-q"], ["add", "docs"], ["commit", "-qm", "docs"]] {
      try #require(try ProgramRun("/usr/bin/env", git + arguments, in: folder.path).exitCode == 0)
    }
    try folder.write("```swift\nText(\"New\").glassEffekt()\n```\n", to: "b.md")
    let run = try run("--markdown", "--changed")
    #expect(run.output.split(separator: "\n").map { $0.prefix(4) } == ["b.md"], "\(run.output)\(run.errors)")
  }

  /// A fix is made for a file of its own, not for a page.
  @Test func documentsAreNotFixed() throws {
    let before = try folder.read("docs/glass.md")
    let run = try run("docs/glass.md", "--fix")
    #expect(run.output == Self.expected, "\(run.errors)")
    #expect(try folder.read("docs/glass.md") == before)
  }

  /// What a page leaves out says nothing: neither a whole file nor all of its imports is due.
  @Test func aPieceIsNoFile() throws {
    try folder.write("```swift\nstruct A: View {\n  ...\n}\n\nChart { }\n```\n", to: "b.md")
    let run = try run("b.md", "--strict")
    #expect(run.output == "" && run.exitCode == 0, "\(run.errors)")
    #expect(try self.run("b.md", "--checks", "all").output.contains("[view-missing-preview]"))
  }

  /// Each piece brings the empty lines above it: without a limit, this page would need 600 MB.
  @Test func thousandsOfPiecesAreTooMany() throws {
    try folder.write(String(repeating: "```swift\nlet a = 1\n```\n", count: 20_000), to: "b.md")
    let run = try run("b.md", "--strict")
    #expect(run.errors.contains("b.md: it contains 20000 Swift code blocks, too many to check; split the document"))
    #expect(run.exitCode == 2, "\(run.errors)")
  }

  @Test func onePieceTooFarDown() throws {
    try folder.write(String(repeating: "\n", count: 5 << 20) + "```swift\nlet a = 1\n```\n", to: "b.md")
    let run = try run("b.md", "--strict")
    #expect(
      run.errors.contains("b.md: its Swift code is too far down to be checked; split the document"), "\(run.errors)")
    #expect(run.exitCode == 2)
  }

  /// What cannot be read as text is skipped and told of, not clean.
  @Test func notText() throws {
    try folder.write([0x61, 0x00, 0x62], to: "binary.md")
    try folder.write([0x63, 0x61, 0x66, 0xe9, 0x0a], to: "latin.md")
    for name in ["binary.md", "latin.md"] {
      let run = try run(name)
      #expect(run.exitCode == 2 && run.errors.contains(name), "\(run.errors)")
    }
  }

  @Test(arguments: ["b.MD", "b.markdown"])
  func otherEndings(name: String) throws {
    try folder.write("```swift\nText(\"New\").glassEffekt()\n```\n", to: name)
    #expect(try run(name).output.contains("[api-unknown-modifier]"))
    #expect(try run("--markdown").output.contains(name))
  }

  /// A comment that speaks of an import is none.
  @Test func wordsAreNoImport() throws {
    try folder.write("```swift\n// an import is missing here\nText(\"New\").glassEffekt()\n```\n", to: "b.md")
    #expect(try run("b.md").output.contains("[api-unknown-modifier]"))
  }

  /// The settings nearest to a document hold for it, as they do for a file.
  @Test func settingsOfTheirFolder() throws {
    try folder.write("disable: [api-unknown-modifier]\nenable: [api-soft-deprecated]\n", to: "docs/.swiftkit.yml")
    let last = Self.expected.split(separator: "\n")[1] + "\n"
    #expect(try run("docs/glass.md").output == last)
    #expect(try run("--markdown").output == last)
  }
}
