import POSIXSupport
import TestSupport
import Testing

/// A baseline beside a choice of lines, fixes and documents.
struct BaselineScopeTests {
  private let folder: TemporaryFolder

  private static func view(_ name: String) -> String {
    """

    struct \(name): View {
      var body: some View {
        Text("a").foregroundColor(.red)
      }
    }

    """
  }

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("deployment-target: 26\n", to: ".swiftkit.yml")
    try folder.write("import SwiftUI\n" + Self.view("First"), to: "a.swift")
  }

  private func check(_ arguments: String...) throws -> ProgramRun {
    try ProgramRun(PackageFolder.program, ["check", "--checks", "api-soft-deprecated"] + arguments, in: folder.path)
  }

  /// The entry of the first view must not make the same line of a second one known, although only that is asked for.
  @Test func whatIsKnownElsewhereIsNotKnownHere() throws {
    #expect(try check("--write-baseline", "known.json").exitCode == 0)
    let text = "import SwiftUI\n" + Self.view("First") + Self.view("Second")
    try folder.write(text, to: "a.swift")
    let lines = ["a.swift", "--lines", "9-", "--baseline", "known.json"]
    let found = try ProgramRun(
      PackageFolder.program, ["check", "--checks", "api-soft-deprecated", "--quiet"] + lines, in: folder.path)
    #expect(found.output.hasPrefix("a.swift:11:"), "\(found.output)\(found.errors)")
    let fixed = try ProgramRun(
      PackageFolder.program, ["check", "--checks", "api-soft-deprecated", "--fix"] + lines, in: folder.path)
    #expect(fixed.exitCode == 0 && fixed.output == "", "\(fixed.output)\(fixed.errors)")
    let after = try folder.read("a.swift")
    #expect(after == "import SwiftUI\n" + Self.view("First") + Self.view("Second").replacing("Color(", with: "Style("))
    #expect(try check("--baseline", "known.json").exitCode == 0)
  }

  /// What a document no longer holds is gone, as it is of a file.
  @Test func documentsToo() throws {
    try folder.write("```swift\nText(\"a\").foregroundColor(.red)\n```\n", to: "b.md")
    #expect(try check("--markdown", "--write-baseline", "known.json").exitCode == 0)
    try folder.write("```swift\nText(\"a\")\n```\n", to: "b.md")
    #expect(try check("--baseline", "known.json").errors.contains("gone") == false)
    let pruned = try check("--markdown", "--baseline", "known.json", "--prune-baseline")
    #expect(pruned.errors.contains("removed 1 finding from known.json that no longer occurs"), "\(pruned.errors)")
    #expect(try folder.read("known.json").contains("b.md") == false)
    #expect(try folder.read("known.json").contains("a.swift"))
  }
}
