import POSIXSupport
import TestSupport
import Testing

/// What is too new is judged by the systems that the project files name.
struct CheckSystemsTests {
  /// A deployment target that no system has reached hides every API that is too new.
  @Test(arguments: [("71", true), ("28.0", true), ("27", false), ("17", false)])
  func aTargetThatNobodyHas(target: String, isTold: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.write("deployment-target: \(target)\n", to: ".swiftkit.yml")
    try folder.write("let a = 1\n", to: "A.swift")
    let run = try ProgramRun(
      PackageFolder.program, ["check"], in: folder.path,
      environment: ["HOME": folder.path.appending("home").string])
    #expect(run.errors.contains("the deployment target \(target) is far above iOS 26") == isTold, "\(run.errors)")
  }

  @Test(arguments: [
    (".macOS(.v12)", "Text(\"a\").scrollTargetLayout()", "needs macOS 14, but the deployment target is macOS 12;"),
    (".macOS(.v12)", "if #available(macOS 14, *) { Text(\"a\").scrollTargetLayout() }", nil),
    (".macOS(.v14)", "Text(\"a\").scrollTargetLayout()", nil),
    (".macOS(\"13.3\")", "Text(\"a\").presentationBackground(.red)", nil),
    (".macOS(\"13.1\")", "Text(\"a\").presentationBackground(.red)", "needs macOS 13.3,"),
    // A folder says which system its files are for.
    (".iOS(.v15)", "Text(\"a\").scrollTargetLayout() // visionOS", nil),
    // A file for iOS and more counts by iOS.
    (".iOS(.v17), .macOS(.v12)", "Text(\"a\").scrollTargetLayout()", nil),
    (".iOS(.v16), .macOS(.v14)", "Text(\"a\").scrollTargetLayout()", "needs iOS 17, but the deployment target is 16;"),
    (
      ".macOS(.v12), .watchOS(.v9)", "Text(\"a\").scrollTargetLayout()",
      "needs macOS 14 and watchOS 10, but the deployment target is macOS 12 and watchOS 9; wrap it in `if "
        + "#available(macOS 14, watchOS 10, *)`"
    ),
  ])
  func package(platforms: String, code: String, message: String?) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "A", platforms: [\(platforms)], targets: [.target(name: "A")])

      """, to: "Package.swift")
    try folder.write(
      "import SwiftUI\n\nstruct V: View {\n  var body: some View {\n    \(code)\n  }\n}\n",
      to: code.hasSuffix("visionOS") ? "Sources/A/visionOS/V.swift" : "Sources/A/V.swift")
    let run = try ProgramRun(
      PackageFolder.program, ["check", "--checks", "api-too-new", "--quiet"], in: folder.path,
      environment: ["HOME": folder.path.appending("home").string])
    #expect(run.output.isEmpty == (message == nil), "\(run.output)\(run.errors)")
    if let message { #expect(run.output.contains(message), "\(run.output)") }
  }
}
