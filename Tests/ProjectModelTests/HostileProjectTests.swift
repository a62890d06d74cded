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
        "App.xcodeproj/project.pbxproj:4: more than 100 configurations; the others are ignored"
      ])
  }

  /// A file of a megabyte that another one includes ninety times.
  @Test func oneFileManyTimes() throws {
    let text = project(reference: "baseConfigurationReference = F;")
    let long = String(repeating: "A = " + String(repeating: "x", count: 1_019) + "\n", count: 1_024)
    let model = try model([
      "App.xcodeproj/project.pbxproj": text, "B.xcconfig": long,
      "A.xcconfig": String(repeating: "#include \"B.xcconfig\"\n", count: 90),
    ])
    #expect(model.problems.map(\.message) == ["more than 64 MB of project files; the rest is not read"])
  }

  /// A hundred files that include one another are read; the one after that is not, and is told of.
  @Test(arguments: [(99, 0), (100, 0), (101, 1)])
  func filesThatIncludeOthers(count: Int, problems: Int) throws {
    var files = ["App.xcodeproj/project.pbxproj": project(reference: "baseConfigurationReference = F;")]
    for number in 1...count {
      let name = number == 1 ? "A" : "A\(number)"
      files["\(name).xcconfig"] = number == count ? "SWIFT_VERSION = 5.0\n" : "#include \"A\(number + 1).xcconfig\"\n"
    }
    let model = try model(files)
    #expect(model.problems.count == problems, "\(model.problems.map(\.description))")
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

  /// Folders in folders, so deep that the paths of all of them would fill any memory.
  @Test func foldersWithoutEnd() throws {
    let groups = (0..<20_000).map {
      "G\($0) = { path = abc; children = (G\($0 + 1), F\($0)); sourceTree = \"<group>\"; };"
        + "F\($0) = { path = a.swift; sourceTree = \"<group>\"; };"
    }
    let text = project(objects: groups.joined(separator: "\n"), main: "G0")
    let model = try model(["App.xcodeproj/project.pbxproj": text])
    #expect(model.targets.map(\.name) == ["App"])
  }

  /// One object of a hundred thousand values, which a hundred thousand others name.
  @Test func dependenciesOnALongObject() throws {
    let long = (0..<100_000).map { "k\($0) = 1;" }.joined()
    let text = project(
      objects: "D = { target = B; }; B = { \(long) name = b; };",
      target: "dependencies = (\(String(repeating: "D,", count: 100_000)));")
    let model = try model(["App.xcodeproj/project.pbxproj": text])
    #expect(model.problems.map(\.message) == ["its objects refer to each other too often; not all were read"])
  }

  /// Fifty thousand folders of one target, each with an exception.
  @Test func exceptionsOfManyFolders() throws {
    let names = (0..<50_000).map { "F\($0)" }
    let objects = names.map { "\($0) = { path = \($0); sourceTree = \"<group>\"; exceptions = (E); };" }
    let text = project(
      objects: objects.joined(separator: "\n") + "E = { target = T; membershipExceptions = (a); };"
        + "M = { children = (\(names.joined(separator: ","))); sourceTree = \"<group>\"; };",
      target: "fileSystemSynchronizedGroups = (\(names.joined(separator: ",")));", main: "M")
    #expect(try model(["App.xcodeproj/project.pbxproj": text]).targets.first?.sources.count == 50_000)
  }

  /// Two thousand targets ask for settings of sixty thousand letters.
  @Test func longSettingsOfManyTargets() throws {
    let targets = (0..<2_000).map { "T\($0) = { isa = PBXNativeTarget; name = A\($0); };" }
    let names = ["SDKROOT", "SUPPORTED_PLATFORMS", "PRODUCT_NAME", "TVOS_DEPLOYMENT_TARGET", "XROS_DEPLOYMENT_TARGET"]
    let settings = names.map { "\($0) = \"\(String(repeating: "$(B ", count: 16_000))\";" }.joined()
    let text = project(
      settings: "\(settings) IPHONEOS_DEPLOYMENT_TARGET = \"\(String(repeating: "$(A)", count: 200))\"; A = \"$(C)\";"
        + "C = \"\(String(repeating: "$(D)", count: 200))\"; D = 1;",
      objects: targets.joined(separator: "\n"), targets: (0..<2_000).map { "T\($0)" }.joined(separator: ","))
    let model = try model(["App.xcodeproj/project.pbxproj": text])
    #expect(model.targets.count == 2_000)
    #expect(model.problems.map(\.message) == ["its objects refer to each other too often; not all were read"])
  }

  /// Forty configurations share a file of lines that say nothing, or that are all wrong.
  @Test(arguments: [("a=\n", []), ("#include \"A.xcconfig\"\n", ["there are more problems than are listed here"])])
  func fileOfManyLines(line: String, problems: [String]) throws {
    let text = project(
      settings: "", configurations: String(repeating: "C,", count: 40), reference: "baseConfigurationReference = F;")
    let model = try model([
      "App.xcodeproj/project.pbxproj": text, "A.xcconfig": String(repeating: line, count: 80_000),
    ])
    #expect(model.problems.dropFirst(1_000).map(\.message) == problems)
  }

  /// Settings and platforms of XcodeGen, each of which is looked for among all of the other.
  @Test func platformsManyTimes() throws {
    let settings = (0..<10_000).map { "  \"IPHONEOS_DEPLOYMENT_TARGET[sdk=a\($0)]\": \"1\"\n" }.joined()
    let platforms = String(repeating: "iOS,", count: 50_000)
    let text = "settings:\n\(settings)targets:\n  T:\n    platform: [\(platforms)]\n"
    #expect(try model(["project.yml": text]).targets.first?.platforms.count == 1)
  }

  /// Files that are looked for in each folder around: as many as people name, and more, in folders as deep as they go.
  @Test(arguments: [(3, 300, []), (50, 300, ["too many lines of build settings; not all were read"])])
  func filesThatAreNotThere(levels: Int, count: Int, problems: [String]) throws {
    let file = String(repeating: "a/", count: levels) + "A.xcconfig"
    let lines = (1...count).map { "#include? \"x\($0)\"\n" }.joined() + "SWIFT_VERSION = 6.0\n"
    let project = "configFiles: { Debug: \(file) }\ntargets: { A: { type: application, platform: iOS } }\n"
    let model = try model(["project.yml": project, file: lines])
    #expect(model.problems.map(\.message) == problems)
    #expect(model.targets.first?.languageMode?.value == (problems.isEmpty ? "6" : nil))
  }

  /// Five hundred targets below the same five thousand settings: those of the project are worked out once, and those of
  /// a template for each target, as often as there is room for.
  @Test(arguments: [
    ("", []), ("targetTemplates:\n  T:\n", ["its settings refer to each other too often; not all were read"]),
  ])
  func manySettingsOfManyTargets(owner: String, problems: [String]) throws {
    let indent = owner.isEmpty ? "" : "    "
    let settings = (0..<5_000).map { "\(indent)  S\($0): 1\n" }.joined()
    let targets = (0..<500).map { "  A\($0): { templates: [T], type: framework, platform: iOS }\n" }.joined()
    let text = "\(owner)\(indent)settings:\n\(settings)\(indent)  SWIFT_VERSION: \"6.0\"\ntargets:\n\(targets)"
    let model = try model(["project.yml": text])
    #expect(model.problems.map(\.message) == problems)
    #expect(model.targets.first?.languageMode?.value == "6")
    #expect(model.targets.count == 500)
  }

  /// Ten thousand configurations, of which a hundred are read, and a group of settings that is named as often.
  @Test func configurationsWithoutEnd() throws {
    let names = (0..<10_000).map { "C\($0): A.xcconfig" }.joined(separator: ", ")
    let groups = String(repeating: "g,", count: 10_000)
    let targets = (0..<200).map { "  A\($0): { type: framework, platform: iOS }\n" }.joined()
    let model = try model([
      "project.yml": "configFiles: { \(names) }\nsettings: { groups: [\(groups)] }\n"
        + "settingGroups: { g: { A: \"1\" } }\ntargets:\n\(targets)",
      "A.xcconfig": "SWIFT_VERSION = 6.0\n",
    ])
    #expect(model.targets.count == 200)
    #expect(model.problems.map(\.message) == ["its settings refer to each other too often; not all were read"])
  }

  /// Numbers that nobody means for a width.
  @Test(arguments: ["-1", "0", "9223372036854775807", "99999999999999999999"])
  func widthsOfNobody(number: String) throws {
    let style = try model([".editorconfig": "[*]\nindent_size = \(number)\nmax_line_length = \(number)\n"]).style
    #expect(style.indentation == nil && style.lineLength == nil)
  }

  private func project(
    settings: String = "", configurations: String = "C", reference: String = "", objects: String = "",
    target: String = "", targets: String = "T", main: String = "G"
  ) -> String {
    """
    { objects = { R = { isa = PBXProject; mainGroup = \(main); buildConfigurationList = N; targets = (\(targets)); };
    G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
    F = { isa = PBXFileReference; path = A.xcconfig; sourceTree = "<group>"; };
    N = { isa = XCConfigurationList; buildConfigurations = (\(configurations)); };
    C = { isa = XCBuildConfiguration; name = Debug; \(reference) buildSettings = { \(settings) }; };
    T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; \(target) };
    \(objects) }; rootObject = R; }
    """
  }
}
