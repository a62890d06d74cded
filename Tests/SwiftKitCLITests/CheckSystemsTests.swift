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

  /// The files of one run are judged each by the systems of its own package, by what the cache knows as well.
  @Test func packagesOfDifferentSystems() throws {
    let folder = try TemporaryFolder()
    func write(_ name: String, _ version: Int) throws {
      try folder.write(
        """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "\(name)", platforms: [.iOS(.v\(version))], targets: [.target(name: "\(name)")])

        """, to: "project/\(name)/Package.swift")
    }
    for (name, version) in [("A", 16), ("B", 17), ("C", 15)] {
      try write(name, version)
      try folder.write(
        "import SwiftUI\n\nstruct V: View {\n  var body: some View {\n    Text(\"a\").scrollTargetLayout()\n  }\n}\n",
        to: "project/\(name)/Sources/\(name)/V.swift")
    }
    func tooNew() throws -> [String] {
      let run = try ProgramRun(
        PackageFolder.program, ["check", "--checks", "api-too-new", "--quiet"],
        in: folder.path.appending("project"), environment: ["HOME": folder.path.appending("home").string])
      return run.output.split(separator: "\n").map { line in
        let target = line.rest(after: "the deployment target is ").prefix { $0 != ";" }
        return "\(line.prefix { $0 != ":" }) \(target)"
      }
    }
    // Stamps of files just written are not trusted, so the third run is the first that can know.
    for _ in 0..<3 {
      #expect(try tooNew() == ["A/Sources/A/V.swift 16", "C/Sources/C/V.swift 15"])
      usleep(150_000)
    }
    try write("A", 17)
    try write("B", 16)
    #expect(try tooNew() == ["B/Sources/B/V.swift 16", "C/Sources/C/V.swift 15"])
  }
}

extension Substring {
  /// What follows the first `text`; empty where there is none.
  fileprivate func rest(after text: String) -> Substring { firstRange(of: text).map { self[$0.upperBound...] } ?? "" }
}
