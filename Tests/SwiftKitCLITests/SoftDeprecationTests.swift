import TestSupport
import Testing

/// API that no version deprecates, as the program reports it: a note of its own check, which is off by default and was a part
/// of `api-deprecated`.
@Suite struct SoftDeprecationTests {
  private let folder: TemporaryFolder
  private static let soft = "let a = Text(\"a\").foregroundColor(.red)\n"
  private static let both =
    "let a = HStack { Text(\"a\").foregroundColor(.red); Text(\"e\").foregroundStyle(.red) }\n"
  private static let dated = "let b = NavigationLink(\"b\", destination: c, isActive: $d)\n"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("import SwiftUI\n\(Self.both)\(Self.dated)", to: "Card.swift")
    try folder.write("import SwiftUI\n\(Self.soft)", to: "Row.swift")
  }

  private func check(_ arguments: String..., settings: String = "") throws -> ProgramRun {
    try folder.write("deployment-target: 26.0\n" + settings, to: ".swiftkit.yml")
    return try ProgramRun(PackageFolder.program, ["check"] + arguments, in: folder.path)
  }

  /// What settings say of the former check holds for both.
  @Test(arguments: [
    ("", "note", "note", 0), ("severity:\n  api-deprecated: error\n", "error", "error", 1),
    ("severity:\n  deprecation: warning\n", "warning", "warning", 1),
  ])
  func severity(settings: String, soft: String, dated: String, exit: Int32) throws {
    let run = try check("--checks", "api-deprecated,api-soft-deprecated", settings: settings)
    #expect(run.output.contains("Card.swift:2:28: \(soft): `foregroundColor"), "\(run.output)\(run.errors)")
    #expect(run.output.contains("Card.swift:3:9: \(dated): `NavigationLink"), "\(run.output)")
    #expect(run.exitCode == exit)
    #expect(try !check("--checks", "api-deprecated", settings: settings).output.contains("foregroundColor"))
  }

  /// Elsewhere it is reported only where it is asked for, and what settings say of the former check holds.
  @Test(arguments: [
    ("", nil), ("checks: all\n", "note"), ("enable: [api-soft-deprecated]\n", "note"),
    ("enable: [api-deprecated]\n", nil), ("checks: all\ndisable: [api-deprecated]\n", nil),
    ("checks: all\nseverity:\n  api-deprecated: off\n", nil),
    ("checks: all\nseverity:\n  api-deprecated: error\n", "error"),
    ("enable: [api-soft-deprecated]\ndisable: [api-deprecated]\n", "note"),
    ("checks: all\noverrides:\n  - paths: [Row.swift]\n    checks: {api-deprecated: off}\n", nil),
  ])
  func isOfItsOwnCheck(settings: String, severity: String?) throws {
    let run = try check("Row.swift", settings: settings)
    let line = severity.map { "Row.swift:2:19: \($0): `foregroundColor" }
    #expect(line.map(run.output.contains) ?? !run.output.contains("Row.swift:2:19"), "\(run.output)\(run.errors)")
  }

  @Test(arguments: ["all", "default"]) func commentsOfTheFormerCheckHold(checks: String) throws {
    try folder.write("import SwiftUI\n// swiftkit:disable:next api-deprecated\n\(Self.soft)", to: "Row.swift")
    let run = try check("Row.swift", settings: "checks: \(checks)\n")
    #expect(!run.output.contains("foregroundColor") && !run.output.contains("suppression"), "\(run.output)")
  }

  /// With both checks run, a comment that silences nothing is told of.
  @Test func commentsWithoutUseAreReported() throws {
    try folder.write("import SwiftUI\n// swiftkit:disable:next api-deprecated\nlet a = 1\n", to: "Row.swift")
    #expect(try check("Row.swift", settings: "checks: all\n").output.contains("unused-suppression"))
  }

  /// Baselines know the finding by the name of the former check.
  @Test func baselinesHold() throws {
    let run = try check("Row.swift", "--checks", "api-soft-deprecated", "--write-baseline", "known.json")
    #expect(run.exitCode == 0)
    let known = try folder.read("known.json")
    #expect(known.contains("\"api-deprecated\"") && !known.contains("api-soft-deprecated"), "\(known)")
    let again = try check("Row.swift", "--checks", "api-soft-deprecated", "--baseline", "known.json")
    #expect(!again.output.contains("foregroundColor"), "\(again.output)")
  }
}
