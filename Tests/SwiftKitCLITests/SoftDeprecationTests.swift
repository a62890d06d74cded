import TestSupport
import Testing

/// A finding that its check calls a note, as the program reports it.
@Suite struct SoftDeprecationTests {
  private func run(_ settings: String) throws -> ProgramRun {
    let folder = try TemporaryFolder()
    try folder.write(
      "import SwiftUI\nlet a = Text(\"a\").foregroundColor(.red)\nlet b = NavigationLink(\"b\", destination: c, isActive: $d)\n",
      to: "Card.swift")
    try folder.write(settings, to: ".swiftkit.yml")
    return try ProgramRun(
      PackageFolder.program, ["check", "--checks", "api-deprecated"], in: folder.path)
  }

  @Test(arguments: [
    ("deployment-target: 26.0\n", "note", "warning", 1),
    ("deployment-target: 26.0\nseverity:\n  api-deprecated: error\n", "error", "error", 1),
    ("deployment-target: 26.0\nseverity:\n  deprecation: info\n", "note", "note", 0),
  ])
  func severity(settings: String, soft: String, dated: String, exit: Int32) throws {
    let run = try run(settings)
    #expect(run.output.contains("Card.swift:2:19: \(soft): `foregroundColor"), "\(run.output)\(run.errors)")
    #expect(run.output.contains("Card.swift:3:9: \(dated): `NavigationLink"), "\(run.output)")
    #expect(run.exitCode == exit)
  }
}
