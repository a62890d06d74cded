import ProjectModel
import TestSupport
import Testing

/// Lists that a manifest puts together step by step, for the systems that a Mac reads.
@Suite struct ManifestClosureTests {
  private func check(
    _ targets: String, before: String = "", after: String = "", _ expected: [String], problems: [String] = [],
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let folder = try TemporaryFolder()
    let package = "let package = Package(name: \"P\", platforms: [.macOS(.v14)], targets: \(targets))\n"
    try folder.write("\(before)\(package)\(after)", to: "Package.swift")
    let model = try ProjectModel(at: folder.path)
    #expect(model.targets.map(\.name) == expected, sourceLocation: location)
    #expect(model.problems.map(\.message) == problems, sourceLocation: location)
  }

  @Test func aListOfSteps() throws {
    let targets = """
      {
        var targets: [Target] = [.target(name: "Core"), .target(name: "Kit")]
        let more = [Target.target(name: "More")]
        #if os(macOS)
          targets.append(contentsOf: [.executableTarget(name: "App"), .testTarget(name: "AppTests")])
        #else
          targets.append(.target(name: "Other"))
        #endif
        if isLarge { targets += more }
        targets.append(.target(name: "Last"))
        return targets
      }()
      """
    try check(targets, ["Core", "Kit", "App", "AppTests", "More", "Last"])
  }

  @Test func oneExpression() throws {
    try check("{ [.target(name: \"A\"), .target(name: \"B\")] }()", ["A", "B"])
    try check(
      "made", before: "let made: [Target] = { return [.target(name: \"A\")] + [.target(name: \"B\")] }()\n", ["A", "B"])
  }

  /// Functions of the manifest, and texts that are made of others.
  @Test func functionsAndTexts() throws {
    let before = "extension Target { static func kit(_ name: String) -> Target { .target(name: \"\\(name)Kit\") } }\n"
    try check("[.kit(\"Net\"), Target.kit(\"Map\")]", before: before, ["NetKit", "MapKit"])
    let names = ["\"\\(net)Kit\"", "net + \"Core\"", "net.appending(\"Tests\")", "\"\\(net + \"A\")\\(net)\""]
    let targets = names.map { ".target(name: \($0))" }.joined(separator: ", ")
    try check("[\(targets)]", before: "let net = \"Net\"\n", ["NetKit", "NetCore", "NetTests", "NetANet"])
    let notPlain = ["the name of a target is not plain text"]
    for name in ["\"\\(map)Kit\"", "1 + 2", "\"a\\nb\"", "net == \"Net\" ? \"A\" : \"B\""] {
      try check("[.target(name: \(name))]", before: "let net = \"Net\"\n", [], problems: notPlain)
      try check("[.target(name: it)]", before: "let net = \"Net\"\nlet it = \(name)\n", [], problems: notPlain)
    }
  }

  @Test(arguments: [
    ("os(Linux)", false), ("!os(Linux)", true), ("os(macOS) || os(Linux)", true), ("os(Windows)", false),
    ("!os(macOS)", false), ("compiler(>=6)", true), ("DEBUG", true), ("os(Linux) || os(macOS)", true),
    ("os(iOS) || os(tvOS)", false), ("!(os(Linux) || os(Windows))", true), ("(os(Linux) || DEBUG) && os(iOS)", false),
    ("!os(Linux) && swift(>=5.9)", true), ("canImport(Darwin) && !os(macOS)", false), ("!canImport(Glibc)", true),
  ])
  func conditions(condition: String, holds: Bool) throws {
    let targets = """
      {
        var all = [Target.target(name: "A")]
      #if \(condition)
        all += [.target(name: "B")]
        #if os(Linux)
        all += [.target(name: "C")]
        #endif
      #elseif os(iOS)
        all += [.target(name: "D")]
      #else
        all += [.target(name: "E")]
      #endif
        return all
      }()
      """
    try check(targets, ["A", holds ? "B" : "E"])
  }

  /// The same in the file itself, where a package is often changed behind its list.
  @Test func conditionsOfTheFile() throws {
    let after = """
      #if os(Linux)
        package.targets.append(.target(name: "B"))
      #else
        package.targets.append(.target(name: "C"))
      #endif
      package.targets += [.target(name: "D")]
      """
    try check("[.target(name: \"A\")]", after: after, ["A", "C", "D"])
  }

  /// A constant with a type may stand right behind a condition.
  @Test func constantsBehindConditions() throws {
    let before = """
      #if os(Linux)
      let one: [Target] = [.target(name: "L")]
      #else
      let one: [Target] = [.target(name: "A")]
      #endif
      let two: [Target] = [.target(name: "B")]

      """
    try check("one + two", before: before, ["A", "B"])
  }

  /// What only running it would tell, and what breaks off.
  @Test func whatIsNoList() throws {
    let notPlain = ["the targets are not plain data"]
    try check("{ $0 }(all)", [], problems: notPlain)
    try check("{ [.target(name: \"A\")] }", [], problems: notPlain)
    try check("{ var all = names.map { .target(name: $0) }; return all }()", [], problems: notPlain)
    try check("{", [], problems: notPlain)
    try check("{ #if os(Linux)", [], problems: notPlain)
    try check(String(repeating: "{ [", count: 3_000), [], problems: ["it is nested too deep"] + notPlain)
  }

  /// A few lines that double a list would fill any memory.
  @Test func listsThatGrow() throws {
    let doubled = String(repeating: "all += all\n", count: 60)
    try check(
      "{ var all = [1]\n\(doubled)return all }()", [],
      problems: [
        "its constants refer to each other too often; not all were read", "the targets are not plain data",
      ])
  }

  /// A list has so many items, however they come into it.
  @Test(arguments: [(4_999, ["A", "B"]), (5_000, ["A"])])
  func itemsOfALongList(count: Int, expected: [String]) throws {
    let items = ".target(name: \"A\")" + String(repeating: ", 1", count: count - 1)
    try check("{ var all = [\(items)]\nall.append(.target(name: \"B\"))\nreturn all }()", expected)
  }

  /// A name that is put together is no longer than a path can be.
  @Test(arguments: [(1_023, true), (1_024, false)])
  func aLongText(count: Int, isRead: Bool) throws {
    let long = String(repeating: "x", count: count)
    try check(
      "[.target(name: long + \"y\", path: \".\")]", before: "let long = \"\(long)\"\n", isRead ? [long + "y"] : [],
      problems: isRead ? [] : ["the name of a target is not plain text"])
  }

  /// What each closure copies, and each step of a list, is counted as well.
  @Test(arguments: [
    (0..<5_000).map { "let a\($0) = 1\n" }.joined() + String(repeating: "let b = { let c = 1 }()\n", count: 20_000),
    "let b = { var l = [1]\n" + String(repeating: "l += [1]\n", count: 200_000) + "return l }()\n",
  ])
  func manySteps(before: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("\(before)let package = Package(name: \"P\", targets: [])\n", to: "Package.swift")
    let problems = try ProjectModel(at: folder.path).problems.map(\.message)
    #expect(problems.contains("its constants refer to each other too often; not all were read"), "\(problems)")
  }

  /// Each of these lists holds the one before twice: read through a helper, they would be copied in full.
  @Test(arguments: ["all += [all, all]", "var all = [all, all]", "all.append([all, all])"])
  func listsInLists(step: String) throws {
    let folder = try TemporaryFolder()
    let steps = String(repeating: "\(step)\n", count: 60)
    try folder.write(
      "enum H { static let all = { var all = [1]\n\(steps)return all }() }\n",
      to: "Tuist/ProjectDescriptionHelpers/H.swift")
    try folder.write("let project = Project(name: \"App\", targets: H.all)\n", to: "Project.swift")
    #expect(try ProjectModel(at: folder.path).targets.isEmpty)
  }
}
