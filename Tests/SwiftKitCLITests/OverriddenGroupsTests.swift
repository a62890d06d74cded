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
    ("disable: [deprecation]\n", "corner-radius-modifier: error", false),
  ])
  func anOverrideChangesItsPathsOnly(settings: String, override: String, isFound: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      settings + "deployment-target: 26\noverrides:\n  - paths: [Legacy/]\n    checks:\n      \(override)\n",
      to: ".swiftkit.yml")
    try folder.write(
      "import SwiftUI\nstruct A: View { var body: some View { Color.red.cornerRadius(20) } }\n", to: "A.swift")
    let run = try ProgramRun.swiftkit("check", in: folder.path)
    #expect(run.output.contains("[corner-radius-modifier]") == isFound, "\(run.output) \(run.errors)")
  }
}
