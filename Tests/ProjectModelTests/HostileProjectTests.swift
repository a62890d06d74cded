import POSIXSupport
import ProjectModel
import TestSupport
import Testing

/// A cloned repository may hold project files that are small to store and endless to work out.
struct HostileProjectTests {
  private func model(_ files: [String: String]) throws -> ProjectModel {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: name) }
    return try ProjectModel(at: folder.path)
  }

  /// Sixty lines, each of which doubles the list of the one above.
  @Test func listsThatDouble() throws {
    let lists = (1...60).map { "let a\($0) = a\($0 - 1) + a\($0 - 1)" }
    let manifest =
      ["let a0 = [\"x\"]"] + lists + ["let package = Package(name: \"P\", targets: [.target(name: \"A\")])"]
    let model = try model(["Package.swift": manifest.joined(separator: "\n"), "Sources/A/a.swift": ""])
    #expect(model.targets.map(\.name) == ["A"])
  }

  /// Twenty settings, each of which holds the next two hundred times.
  @Test func settingsThatNameEachOther() throws {
    let names = (1..<20).map { "S\($0) = \"\(String(repeating: "$(S\($0 + 1))", count: 200))\";" }
    let text = project(settings: "IPHONEOS_DEPLOYMENT_TARGET = \"$(S1)\"; SWIFT_VERSION = 6.0; \(names.joined())")
    let model = try model(["App.xcodeproj/project.pbxproj": text])
    #expect(model.targets.map(\.name) == ["App"])
    #expect(model.targets.first?.languageMode?.value == "6")
  }

  /// One configuration of a hundred settings, named a hundred thousand times.
  @Test func oneObjectManyTimes() throws {
    let settings = (0..<100).map { "S\($0) = 1;" }.joined()
    let text = project(settings: settings, configurations: String(repeating: "C,", count: 100_000))
    let model = try model(["App.xcodeproj/project.pbxproj": text])
    #expect(
      model.problems.map(\.description) == [
        "App.xcodeproj/project.pbxproj:1: its objects name each other too often; not all is read"
      ])
  }

  /// A file of a megabyte that each of a thousand configurations names.
  @Test func oneFileManyTimes() throws {
    let text = project(
      settings: "", configurations: String(repeating: "C,", count: 1_000), reference: "baseConfigurationReference = F;")
    let long = String(repeating: "A = " + String(repeating: "x", count: 1_019) + "\n", count: 1_024)
    let model = try model(["App.xcodeproj/project.pbxproj": text, "A.xcconfig": long])
    #expect(model.problems.map(\.message) == ["more than 64 MB of project files; what follows is not read"])
  }

  @Test func moreTargetsThanAnybodyHas() throws {
    let targets = (0..<2_500).map { ".target(name: \"T\($0)\")" }.joined(separator: ",")
    let model = try model(["Package.swift": "let package = Package(name: \"P\", targets: [\(targets)])"])
    #expect(model.targets.count == 2_000)
    #expect(model.problems.map(\.message) == ["more than 2000 targets; the others are not looked at"])
  }

  /// The line ends of Windows and of old Macs are line ends.
  @Test(arguments: ["\n", "\r\n", "\r"]) func lineEnds(end: String) throws {
    let text = project(settings: "", reference: "baseConfigurationReference = F;")
    let lines = ["// A", "IPHONEOS_DEPLOYMENT_TARGET = 17.4", "SWIFT_VERSION = 6.0"]
    let model = try model([
      "App.xcodeproj/project.pbxproj": text.split(separator: "\n").joined(separator: end),
      "A.xcconfig": lines.joined(separator: end),
    ])
    let lowest = try #require(model.targets.first?.platforms.first?.lowest)
    #expect("\(lowest.value) \(lowest.source)" == "17.4 A.xcconfig:2")
    #expect(model.targets.first?.source.line == 6)
  }

  private func project(settings: String, configurations: String = "C", reference: String = "") -> String {
    """
    { objects = { R = { isa = PBXProject; mainGroup = G; buildConfigurationList = N; targets = (T); };
    G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
    F = { isa = PBXFileReference; path = A.xcconfig; sourceTree = "<group>"; };
    N = { isa = XCConfigurationList; buildConfigurations = (\(configurations)); };
    C = { isa = XCBuildConfiguration; name = Debug; \(reference) buildSettings = { \(settings) }; };
    T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; };
    }; rootObject = R; }
    """
  }
}
