import POSIXSupport
import TestSupport
import Testing

/// What runs swiftkit for people: git before a commit, and the package manager.
struct AutomationTests {
  private static let bad = """
    import SwiftUI

    struct BadView: View {
      var body: some View { NavigationView { Text("x") } }
    }

    #Preview { BadView() }

    """
  private static let good = bad.replacing("NavigationView", with: "NavigationStack")
  private static let environment = [
    "PATH": "\(PackageFolder.products):\(ProcessEnvironment.value("PATH") ?? "/usr/bin:/bin")"
  ]

  private func run(_ words: String..., in folder: FilePath, _ more: [String: String] = [:]) throws -> ProgramRun {
    try ProgramRun(
      "/usr/bin/env", words, in: folder, environment: Self.environment.merging(more) { $1 })
  }

  private func git(_ words: String..., in folder: FilePath) throws -> ProgramRun {
    let settings = ["user.name=a", "user.email=a@example.com", "init.defaultBranch=main", "commit.gpgSign=false"]
    return try ProgramRun(
      "/usr/bin/env", ["git"] + settings.flatMap { ["-c", $0] } + words, in: folder, environment: Self.environment)
  }

  /// The hook that docs/agents.md shows: a commit with a finding is refused, one without goes through.
  @Test(.enabled(if: PluginInC.canRun, "needs the plugin host"))
  func aHookOfGit() throws {
    let folder = try TemporaryFolder()
    #expect(try git("init", "-q", in: folder.path).exitCode == 0)
    let manual = try FileContents.text(of: PackageFolder.root.appending("docs/agents.md"))
    let block = try #require(
      manual.split(separator: "```sh file=.git/hooks/pre-commit\n").last?.split(separator: "```").first)
    let hook = try folder.write(String(block), to: ".git/hooks/pre-commit")
    #expect(chmod(hook.string, 0o755) == 0)
    try folder.write(Self.bad, to: "BadView.swift")
    _ = try git("add", ".", in: folder.path)
    let refused = try git("commit", "-qm", "one", in: folder.path)
    #expect(refused.exitCode == 1)
    #expect((refused.output + refused.errors).contains("[navigation-view]"))
    try folder.write(Self.good, to: "BadView.swift")
    _ = try git("add", ".", in: folder.path)
    let taken = try git("commit", "-qm", "one", in: folder.path)
    #expect(taken.exitCode == 0, "\(taken.output)\(taken.errors)")
  }

  /// Every hook of the definition runs, as pre-commit runs it: its entry, then the files.
  @Test(.enabled(if: PluginInC.canRun, "needs the plugin host"))
  func theHooksForPreCommit() throws {
    let definition = try FileContents.text(of: PackageFolder.root.appending(".pre-commit-hooks.yaml"))
    let entries = definition.split(separator: "\n").compactMap { line in
      line.firstRange(of: "entry: ").map { String(line[$0.upperBound...]) }
    }
    #expect(entries == ["swiftkit check --quiet --force-exclude", "swiftkit skills lint"])
    let folder = try TemporaryFolder()
    try folder.write(Self.bad, to: "BadView.swift")
    try folder.write(Self.good, to: "GoodView.swift")
    try folder.write("---\nname: Odd Name\ndescription: x\n---\n# A\n\n- Never b.\n", to: "odd/SKILL.md")
    func hook(_ place: Int, _ files: String) throws -> Int32? {
      try run("sh", "-c", "\(entries[place]) \(files)", in: folder.path).exitCode
    }
    #expect(try hook(0, "BadView.swift GoodView.swift") == 1)
    #expect(try hook(0, "GoodView.swift") == 0)
    #expect(try hook(1, "odd/SKILL.md") == 1)
  }

  /// `swift package swiftkit check`, with the plugin's real source in a package that has nothing else.
  @Test(.enabled(if: PluginInC.canRun, "needs the plugin host"))
  func aCommandOfThePackageManager() throws {
    let folder = try TemporaryFolder()
    let package = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Shop",
        targets: [
          .target(name: "Shop"),
          .plugin(
            name: "SwiftKitCommand", capability: .command(intent: .custom(verb: "swiftkit", description: "swiftkit")),
            path: "Command"),
        ])
      """
    try folder.write(package, to: "Package.swift")
    try folder.write(Self.bad, to: "Sources/Shop/BadView.swift")
    let source = PackageFolder.root.appending("Plugins/Command")
    try #require(symlink(source.string, folder.path.appending("Command").string) == 0)
    func swift(_ words: String..., environment: [String: String] = [:]) throws -> ProgramRun {
      try ProgramRun(
        "/usr/bin/env", ["swift", "package", "--disable-sandbox", "swiftkit"] + words, in: folder.path,
        environment: Self.environment.merging(environment) { $1 })
    }
    let found = try swift("check", "--quiet")
    #expect(found.exitCode != 0)
    #expect(
      found.output.contains("Sources/Shop/BadView.swift:4:25: warning: "), "\(found.output)\(found.errors)")
    #expect(found.errors.contains("swiftkit ended with exit code 1"))
    try folder.write(Self.good, to: "Sources/Shop/BadView.swift")
    #expect(try swift("check", "--quiet").exitCode == 0)
    let missing = try swift("check", environment: ["SWIFTKIT": "/no/such/program"])
    #expect(missing.errors.contains("swiftkit is not on the PATH"))
  }
}
