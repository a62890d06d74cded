import ProjectModel
import TestSupport
import Testing

/// The one system that the targets of a project come to, and the tests and imports of a target.
@Suite struct DeploymentTests {
  private func package(_ targets: String, platforms: String) throws -> ProjectModel {
    let folder = try TemporaryFolder()
    try folder.write(
      "let package = Package(name: \"P\", platforms: [\(platforms)], targets: [\(targets)])\n", to: "Package.swift")
    return try ProjectModel(at: folder.path)
  }

  private func project(_ targets: [SampleXcodeProject.Target]) throws -> ProjectModel {
    let folder = try TemporaryFolder()
    let sample = SampleXcodeProject(targets: targets, settings: ["SDKROOT": "iphoneos"])
    try folder.write(sample.text, to: "A.xcodeproj/project.pbxproj")
    return try ProjectModel(at: folder.path)
  }

  /// iOS goes before others; of these the one that is from the earliest year. A version that no system has says nothing.
  @Test(arguments: [
    (".macOS(.v14), .iOS(.v18)", "18.0", "iOS 18.0"), (".macOS(.v14)", "17.0", "macOS 14.0"),
    (".macOS(.v14), .watchOS(.v9)", "16.0", "macOS 14.0"), (".iOS(\"99.0\")", "99.0", "iOS 99.0"),
    (".iOS(\"100.0\")", nil, nil),
    (".iOS(\"100.0\"), .visionOS(.v2)", "18.0", "visionOS 2.0"), ("", nil, nil),
  ])
  func lowestSystem(platforms: String, deployment: String?, name: String?) throws {
    let model = try package(".target(name: \"A\")", platforms: platforms)
    #expect(model.deployment?.value.description == deployment)
    #expect(model.targets.first.flatMap { model.lowestSystemName(of: $0) } == name)
    #expect(model.systems(at: "Other/a.swift").isEmpty == (deployment == nil))
    #expect(model.deployment(at: "Sources/A/a.swift")?.value.description == deployment)
  }

  /// What an app runs on counts, whatever its extensions and tests need.
  @Test func anAppCountsAlone() throws {
    let model = try project([
      .init(name: "Widget", type: "app-extension", settings: ["IPHONEOS_DEPLOYMENT_TARGET": "15.0"]),
      .init(name: "App", settings: ["IPHONEOS_DEPLOYMENT_TARGET": "17.0"]),
      .init(name: "Tests", type: "bundle.unit-test", settings: ["IPHONEOS_DEPLOYMENT_TARGET": "14.0"]),
    ])
    #expect(model.deployment?.value.description == "17.0")
    #expect(model.lowest(.iOS)?.value.description == "15.0" && model.lowest(.macOS) == nil)
  }

  /// Tests without an app to run in can import libraries alone.
  @Test(arguments: [
    ("application", "App.app/App", ["ATests"]), ("application", "", []), ("framework", "", ["ATests"]),
    ("app-extension", "", []),
  ])
  func testsOfATarget(type: String, host: String, expected: [String]) throws {
    let model = try project([
      .init(name: "A", type: type), .init(name: "ATests", type: "bundle.unit-test", settings: ["TEST_HOST": host]),
      .init(name: "BTests", type: "bundle.unit-test"), .init(name: "AUITests", type: "bundle.ui-testing"),
    ])
    #expect(model.targets.first.map { model.tests(of: $0).map(\.name) } == expected)
  }

  /// The tests of a package test the app of another project only where they can import it, whatever they are called.
  @Test(arguments: [("Kit", []), ("App", ["AppTests"])])
  func testsOfAPackage(tested: String, expected: [String]) throws {
    let app = SampleXcodeProject(targets: [.init(name: "App", folders: ["App"])])
    let folder = try TemporaryFolder()
    try folder.write(app.text, to: "A.xcodeproj/project.pbxproj")
    let targets = ".target(name: \"\(tested)\"), .testTarget(name: \"AppTests\", dependencies: [\"\(tested)\"])"
    try folder.write("let package = Package(name: \"P\", targets: [\(targets)])", to: "Kit/Package.swift")
    let model = try ProjectModel(at: folder.path)
    let target = try #require(model.targets.first { $0.isApp })
    #expect(model.tests(of: target).map(\.name) == expected)
  }

  /// Those that depend on a target go before those that are called like it.
  @Test func testsThatDependOnATarget() throws {
    let targets =
      ".target(name: \"A\"), .testTarget(name: \"ATests\"), .testTarget(name: \"Checks\", dependencies: [\"A\"])"
    let model = try package(targets, platforms: "")
    #expect(model.targets.first.map { model.tests(of: $0).map(\.name) } == ["Checks"])
  }

  /// Each module once, and what is no target of the project by its name.
  @Test func importsOfATarget() throws {
    let targets = """
      .target(name: "A", dependencies: ["B", "tool", "net-kit", .target(name: "B"), "net_kit"]), .target(name: "B"),
      .executableTarget(name: "tool"), .testTarget(name: "ATests", dependencies: ["A", "tool"])
      """
    let model = try package(targets, platforms: "")
    #expect(model.targets.map { model.imports(of: $0) } == [["B", "net_kit"], [], [], ["A", "tool"]])
  }
}
