import POSIXSupport
import ProjectModel
import TestSupport
import Testing

/// A cloned repository may hold manifests that are small to store and endless to work out.
struct HostileManifestTests {
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

  /// A sum has as many parts as a list has items, whatever they are.
  @Test(arguments: [(4_999, ["App"]), (5_000, [])]) func sumsOfManyParts(count: Int, targets: [String]) throws {
    let target = "[.target(name: \"App\", product: .app, sources: \"App/**\")]"
    let sum = target + String(repeating: " + x", count: count)
    let manifest = "import ProjectDescription\nlet project = Project(name: \"App\", targets: \(sum))"
    #expect(try model(["Project.swift": manifest]).targets.map(\.name) == targets)
  }

  /// Sixty functions, each of which calls the one above twice, and as many texts.
  @Test func functionsAndTextsThatDouble() throws {
    let target = "func f0() -> [Target] { [.target(name: \"A\", sources: \"A/**\")] }\n"
    let functions = (1...60).map { "func f\($0)() -> [Target] { f\($0 - 1)() + f\($0 - 1)() }\n" }.joined()
    let project = "import ProjectDescription\nlet project = Project(name: \"P\", targets: f60())\n"
    for files in [
      ["Project.swift": target + functions + project],
      ["Project.swift": project, "Tuist/ProjectDescriptionHelpers/F.swift": target + functions],
    ] {
      let problems = try model(files).problems.map(\.message)
      #expect(problems.contains("its constants refer to each other too often; not all were read"), "\(problems)")
    }
    let texts = (1...60).map { "let a\($0) = \"\\(a\($0 - 1))\\(a\($0 - 1))\" + a\($0 - 1)\n" }.joined()
    let one = """
      import ProjectDescription
      let project = Project(name: "P", targets: [.target(name: a60, sources: "A/**")])
      """
    let targets = try model(["Project.swift": "let a0 = \"x\"\n\(texts)\(one)"]).targets
    #expect(targets.map(\.name) == ["A"])
  }

  /// What functions cost counts for all manifests together, as each of many short ones may call a long one.
  @Test func oneFunctionOfManyManifests() throws {
    let filling = "/*" + String(repeating: "-", count: 160_000) + "*/"
    let body = "{ \(filling) .target(name: name, sources: \"Sources/**\") }"
    var files = ["Tuist/ProjectDescriptionHelpers/A.swift": "func made(_ name: String) -> Target \(body)"]
    for number in 100..<220 {
      let project = "let project = Project(name: \"P\", targets: [made(\"M\(number)\")])\n"
      files["M\(number)/Project.swift"] = "import ProjectDescription\n\(project)"
    }
    let model = try model(files)
    #expect((90..<101).contains(model.targets.count))
    let problems = model.problems.map(\.message)
    #expect(problems.contains("its constants refer to each other too often; not all were read"))
  }

  /// Functions that do not end, as many as a file holds, and as many of one name.
  @Test(arguments: ["func a(", "func a() {", "func a<", "func a() -> [A] { a() }\n", "struct A ", "\"\\(", "\"\\(a)"])
  func functionsWithoutEnd(line: String) throws {
    let manifest = String(repeating: line, count: 30_000) + "\nlet project = Project(name: \"P\", targets: [a()])\n"
    for files in [["Project.swift": manifest], ["Package.swift": manifest]] {
      #expect(try model(files).targets.isEmpty)
    }
  }

  /// Switches in switches, with ends and without: what stands behind a hundred is read, and of as many as a file holds it is
  /// told that they are not.
  @Test(arguments: [(100, "}", true), (30_000, "}", false), (30_000, "", false)])
  func switchesInSwitches(count: Int, end: String, isRead: Bool) throws {
    let switches = String(repeating: "switch a { case .b: ", count: count) + String(repeating: end, count: count)
    let target = ".target(name: \"A\", product: .app, sources: \"A/**\")"
    let manifest = "import ProjectDescription\nlet t = { let a = K.b; \(switches) return [\(target)] }()\n"
    let model = try model(["Project.swift": manifest + "let project = Project(name: \"P\", targets: t)\n"])
    #expect(model.targets.map(\.name) == (isRead ? ["A"] : []))
    let problems = model.problems.map(\.message)
    #expect(problems.contains("its constants refer to each other too often; not all were read") == !isRead)
  }

  /// The helpers of many manifests are read once, so that they do not use up what may be read of a project.
  @Test func helpersOfManyManifests() throws {
    let filling = "/*" + String(repeating: "-", count: 1_500_000) + "*/\n"
    var files = ["Tuist/ProjectDescriptionHelpers/A.swift": filling + "enum Lowest { static let app = 1 }"]
    for number in 10..<60 {
      files["M\(number)/Project.swift"] = """
        import ProjectDescription
        let project = Project(name: "M\(number)", targets: [.target(name: "M\(number)", sources: "Sources/**")])
        """
    }
    let model = try model(files)
    #expect(model.targets.count == 50 && model.problems.isEmpty)
  }

  @Test(arguments: [
    (100, []),
    (101, ["Package.swift:1: it is nested too deep", "Package.swift:1: no 'Package(...)' was found"]),
  ])
  func listsInLists(depth: Int, problems: [String]) throws {
    let (open, close) = (String(repeating: "[", count: depth), String(repeating: "]", count: depth))
    let text = "let a = \(open)\(close)\nlet package = Package(name: \"P\", targets: [.target(name: \"A\")])"
    let model = try model(["Package.swift": text, "Sources/A/a.swift": ""])
    #expect(model.problems.map(\.description) == problems)
  }

  @Test func moreTargetsThanAnybodyHas() throws {
    let targets = (0..<2_500).map { ".target(name: \"T\($0)\")" }.joined(separator: ",")
    let model = try model(["Package.swift": "let package = Package(name: \"P\", targets: [\(targets)])"])
    #expect(model.targets.count == 2_000)
    #expect(model.problems.map(\.message) == ["more than 2000 targets; the others are ignored"])
  }

  /// A folder that a target names a hundred thousand times, above five hundred files.
  @Test func oneFolderManyTimes() throws {
    let sources = String(repeating: "\".\",", count: 100_000)
    var files = ["Package.swift": manifest("[.target(name: \"A\", path: \"S\", sources: [\(sources)])]")]
    for number in 0..<500 { files["S/f\(number).swift"] = "" }
    #expect(try model(files).files.filter { $0.targets == [0] }.count == 500)
  }

  /// A list of five thousand, to which a hundred thousand empty ones are added.
  @Test func listsThatAreAddedOneByOne() throws {
    let lists = [
      "let a = [\(String(repeating: "\"x\",", count: 4_990))]",
      "let b = a\(String(repeating: " + []", count: 100_000))",
    ]
    let model = try model(["Package.swift": (lists + [manifest("[.target(name: \"A\")]")]).joined(separator: "\n")])
    #expect(model.targets.map(\.name) == ["A"])
  }

  /// A long target that a short line names a hundred thousand times: for its dependencies, and for its arguments.
  @Test(arguments: ["dependencies: [#]", "#"]) func oneTargetManyTimes(argument: String) throws {
    let item = argument == "#" ? "a: 1," : "\"x\","
    let long = argument.replacing("#", with: String(repeating: item, count: 50_000))
    let model = try model([
      "Package.swift": """
      let t = Target.target(name: "A", \(long))
      \(manifest("[\(String(repeating: "t,", count: 100_000))]"))
      """
    ])
    #expect((1..<20).contains(model.targets.count))
    #expect(model.problems.map(\.message) == ["its constants refer to each other too often; not all were read"])
  }

  /// Five hundred targets of one folder: what lies there belongs to some of them, and the rest is told.
  @Test func oneFolderOfManyTargets() throws {
    let targets = (0..<500).map { ".target(name: \"T\($0)\", path: \".\")" }.joined(separator: ",")
    let model = try model(["Package.swift": manifest("[\(targets)]"), "a.swift": ""])
    #expect(model.files.first { $0.path == "a.swift" }?.targets.count == 100)
    #expect(model.problems.map(\.message) == ["too many targets share ''; some are ignored"])
  }

  private func manifest(_ targets: String) -> String { "let package = Package(name: \"P\", targets: \(targets))" }
}
