import TestSupport
import Testing

/// Groups of checks and `overrides` beside each other.
@Suite(.enabled(if: PluginInC.canRun, "needs the plugin host"))
struct OverriddenGroupsTests {
  @Test(arguments: [
    // What a group chose stays, whatever an override says of another check.
    ("checks: [deprecation]\n", "navigation-view: off", true),
    ("enable: [deprecation]\n", "navigation-view: off", true),
    // What a group took away stays away where the override does not hold.
    ("disable: [deprecation]\n", "defaults-synchronize: error", false),
  ])
  func anOverrideChangesItsPathsOnly(settings: String, override: String, isFound: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      settings + "deployment-target: 26\noverrides:\n  - paths: [Legacy/]\n    checks:\n      \(override)\n",
      to: ".swiftkit.yml")
    try folder.write(
      "import Foundation\nfunc save() { UserDefaults.standard.synchronize() }\n", to: "A.swift")
    let run = try ProgramRun.swiftkit("check", in: folder.path)
    #expect(run.output.contains("[defaults-synchronize]") == isFound, "\(run.output) \(run.errors)")
  }

  @Test(arguments: [
    ("severity:\n  deprecation: info\n", "note"), ("severity:\n  deprecation: off\n", nil),
    ("severity:\n  deprecation: info\n  defaults-synchronize: error\n", "error"),
    ("severity:\n  defaults-synchronize: error\n  deprecation: info\n", "error"),
    ("overrides:\n  - paths: [A.swift]\n    checks: {deprecation: off}\n", nil),
    ("overrides:\n  - paths: [A.swift]\n    checks: {deprecation: off, defaults-synchronize: error}\n", "error"),
    ("overrides:\n  - paths: [B.swift]\n    checks: {deprecation: off}\n", "note"),
    (
      "checks: [accessibility]\noverrides:\n  - paths: [A.swift]\n    checks: {deprecation: info}\n", "note"
    ),
  ])
  func groupsHaveSeverities(settings: String, word: String?) throws {
    let folder = try TemporaryFolder()
    try folder.write("deployment-target: 26\n" + settings, to: ".swiftkit.yml")
    try folder.write(
      "import Foundation\nfunc save() { UserDefaults.standard.synchronize() }\n", to: "A.swift")
    let lines = try ProgramRun.swiftkit("check", in: folder.path).output.split(separator: "\n")
    let found = lines.first { $0.contains("[defaults-synchronize]") }
    #expect(found?.split(separator: ":").dropFirst(3).first.map { String($0.dropFirst()) } == word, "\(lines)")
    let shown = try ProgramRun.swiftkit("settings", "show", "A.swift", in: folder.path)
    #expect(shown.exitCode == 0, "\(shown.errors)")
  }

  @Test func aWrongGroupIsTold() throws {
    let folder = try TemporaryFolder()
    try folder.write("severity:\n  deprecaton: info\n", to: ".swiftkit.yml")
    let run = try ProgramRun.swiftkit("check", in: folder.path)
    #expect(run.exitCode == 2 && run.errors.contains("did you mean 'deprecation'?"), "\(run.errors)")
  }
}
