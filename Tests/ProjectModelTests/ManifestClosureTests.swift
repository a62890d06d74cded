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

  @Test(arguments: [
    ("os(Linux)", false), ("!os(Linux)", true), ("os(macOS) || os(Linux)", true), ("os(Windows)", false),
    ("!os(macOS)", false), ("compiler(>=6)", true), ("DEBUG", true),
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
    try check("{ var all = [1]\n\(doubled)return all }()", [])
  }
}
