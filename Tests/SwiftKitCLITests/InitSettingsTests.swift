import POSIXSupport
import TestSupport
import Testing

/// Whatever a project holds, `init` writes settings that `check` reads.
///
/// From the issue "Nothing lost, nothing let in, nothing pretended".
@Suite struct InitSettingsTests {
  @Test(
    arguments: [
      (["A.xcodeproj/project.pbxproj": "IPHONEOS_DEPLOYMENT_TARGET = 17.;\n"], "# deployment-target: 17.0"),
      (["project.yml": "deploymentTarget:\n  iOS: \"17.\"\n"], "# deployment-target: 17.0"),
      (["project.yml": "  iOS: \"17.9223372036854775808\"\n"], "# deployment-target: 17.0"),
      (["project.yml": "  iOS: \"17..2\"\r\n  iOS: \"18.2\"\r\n  iOS: \"19\"\r\n"], "deployment-target: 18.2"),
      (["project.yml": "  iOS: \"18.2.1.9\"\r  iOS: 26\r"], "deployment-target: 26.0"),
      (["A.xcconfig": "// a\rIPHONEOS_DEPLOYMENT_TARGET = 18.4\r", "B.xcodeproj/x": ""], "deployment-target: 18.4"),
      (["Generated/a.swift": "", "b\"c/Generated/a.swift": ""], "  - \"Generated/\""),
      (["x\nprofile: y/Generated/a.swift": "", "d\u{202E}\\/Generated/a.swift": ""], "# exclude:"),
      (["Package.swift": "", "Sources/x\nchecks: none/a.swift": ""], "checks: default"),
      (
        [
          "pal\nprofile: none.swift":
            "extension Color {\r static let a = Color(1)\r static let b = Color(1)\r static let c = Color(1)\r}\r"
        ], "# Colours of its own are in pal?profile: none.swift."
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
    #expect(check.exitCode == 0 && check.errors == "swiftkit: no findings in 1 file\n", "\(check)")
  }
}
