import POSIXSupport
import TestSupport
import Testing

/// Whatever a project holds, `init` writes settings that `check` reads.
///
/// From the issue "Nothing lost, nothing let in, nothing pretended".
@Suite struct InitSettingsTests {
  private static func generated(_ lowest: String) -> String {
    "targets:\n  A\u{202E}b:\n    type: application\n    platform: iOS\n    deploymentTarget: \(lowest)\n"
      + "    sources: [A]\n"
  }

  @Test(
    arguments: [
      (["A.xcodeproj/project.pbxproj": "IPHONEOS_DEPLOYMENT_TARGET = 17.;\n"], "# deployment-target: 17.0"),
      (["project.yml": generated("\"17.\"")], "# Not found in the project; set it here."),
      (["project.yml": generated("\"17.9223372036854775808\"")], "# Not found in the project; set it here."),
      (["project.yml": generated("\"18.2\"")], "# deployment-target: 18.2"),
      (
        ["project.yml": "targets:\n  A:\n    type: application\n    platform: macOS\n    deploymentTarget: \"14.0\"\n"],
        "# Found: macOS 14.0, which counts as iOS 17.0, from project.yml:5. Each file uses that of its own targets."
      ),
      (["a\nb/project.yml": generated("26")], "# deployment-target: 26.0"),
      (["Generated/a.swift": "", "b\"c/Generated/a.swift": ""], "  - \"Generated/\""),
      (["x\nprofile: y/Generated/a.swift": "", "d\u{202E}\\/Generated/a.swift": ""], "# exclude:"),
      (["Package.swift": "", "Sources/x\nchecks: none/a.swift": ""], "checks: default"),
      (
        [
          "pal\nprofile: none.swift":
            "extension Color {\r static let a = Color(1)\r static let b = Color(1)\r static let c = Color(1)\r}\r"
        ], "# The app's own colours are in pal?profile: none.swift."
      ),
    ] as [([String: String], String)])
  func settingsAreRead(files: [String: String], line: String) throws {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(text, to: path) }
    #expect(try ProgramRun.swiftkit("init", in: folder.path).exitCode == 0)
    let written = try folder.read(".swiftkit.yml")
    #expect(written.split(separator: "\n").contains { $0 == line }, "\(written)")
    try folder.write("let a = 1\n", to: "a.swift")
    let check = try ProgramRun.swiftkit("check", "--no-cache", "a.swift", in: folder.path)
    #expect(check.exitCode == 0 && check.errors.hasSuffix("swiftkit: no findings in 1 file\n"), "\(check)")
    #expect(!check.errors.contains(".swiftkit.yml:"), "\(check)")
  }
}
