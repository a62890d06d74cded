import POSIXSupport
import TestSupport
import Testing

/// `init` beside SwiftLint and swift-format: what means something here is taken over, and the rest is listed.
@Suite struct InitImportTests {
  private func draft(_ files: [String: String], _ options: String...) throws -> String {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: name) }
    let run = try ProgramRun(PackageFolder.program, ["init"] + options, in: folder.path)
    #expect(run.exitCode == 0, "\(run)")
    // What is written is read, whatever those files hold.
    let shown = try ProgramRun(PackageFolder.program, ["settings", "show"], in: folder.path)
    #expect(shown.exitCode == 0, "\(shown.errors)")
    return try folder.read(".swiftkit.yml")
  }

  private static let swiftLint = """
    included: [Sources, ./App/]
    excluded:
      - Pods
      - Sources/Generated
      - "**/*.pb.swift"
      - ${DERIVED}/x
    disabled_rules: [weak_delegate, colon]
    opt_in_rules:
      - force_unwrapping
      - private_swiftui_state
      - sorted_imports
    force_unwrapping:
      severity: error
    line_length: 120
    warning_threshold: 10
    reporter: xcode
    custom_rules:
      mine: {regex: "a"}
    """

  @Test func swiftLint() throws {
    let text = try draft([".swiftlint.yml": Self.swiftLint])
    for expected in [
      "# Imported from .swiftlint.yml:", "include:\n  - \"/Sources\"\n  - \"/App\"\n",
      "exclude:\n  - \"/Sources/Generated\"\n  - \"**/*.pb.swift\"\n", "disable:\n  - \"strong-delegate\"\n",
      "enable:\n  - \"force-unwrap\"\n  - \"state-private\"\n", "severity:\n  force-unwrap: error\n",
      "max-warnings: 9\n", "swiftkit has no equivalent for the settings line_length, reporter\n",
      "swiftkit has no equivalent for the rules colon, custom_rules, sorted_imports\n",
    ] { #expect(text.contains(expected), "\(expected) is not in:\n\(text)") }
    #expect(!(try draft([".swiftlint.yml": Self.swiftLint], "--no-import")).contains("Taken over"))
  }

  @Test func swiftFormat() throws {
    let text = try draft([
      ".swift-format":
        #"{"version": 1, "lineLength": 100, "indentation": {"spaces": 2}, "rules": {"NeverForceUnwrap": true, "OneCasePerLine": true}, "fileScopedDeclarationPrivacy": {}}"#
    ])
    for expected in [
      "enable:\n  - \"force-unwrap\"\n", "templates already follow indentation and lineLength",
      "settings fileScopedDeclarationPrivacy", "rules OneCasePerLine",
    ] { #expect(text.contains(expected), "\(expected) is not in:\n\(text)") }
  }

  @Test(arguments: [
    "", "- a", "excluded: {a: b}", "excluded: [\"a\\nprofile: none\"]", "warning_threshold: -4", "a: [\n", "\u{0}",
    "excluded: [../x, \"a\\\"b\"]", "opt_in_rules: all", "weak_delegate: {severity: deadly}", "\"x\\ny\": 1",
  ])
  func strangeFiles(text: String) throws {
    _ = try draft([".swiftlint.yml": text, ".swift-format": text])
  }

  @Test func nothingOutsideOfTheProject() throws {
    let folder = try TemporaryFolder()
    try folder.write("excluded: [Secret]\n", to: "other.yml")
    try folder.write("let a = 1\n", to: "project/a.swift")
    try Folder.make(folder.path.pushing("project/.git"))
    #expect(symlink("../other.yml", folder.path.pushing("project/.swiftlint.yml").string) == 0)
    let run = try ProgramRun(PackageFolder.program, ["init", "--dry-run"], in: folder.path.appending("project"))
    #expect(run.exitCode == 0 && !run.output.contains("Secret"), "\(run)")
  }
}
