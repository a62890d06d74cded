import POSIXSupport
import TestSupport
import Testing

/// Settings and marks of a project in folders above that others may write to. From the issue "Nothing lost, nothing let in,
/// nothing pretended".
@Suite(.enabled(if: PluginInC.canRun, "needs the plugin host and a C compiler"))
struct CheckTrustTests {
  private let kit: PortableSwiftKit

  init() throws {
    kit = try PortableSwiftKit(plugins: ["test": ""])
    try kit.write("let trip = 1\n", to: "user/work/a.swift")
    try kit.write("disable: [words]\n", to: ".swiftkit.yml")
  }

  private func check(_ arguments: String...) throws -> ProgramRun {
    try ProgramRun(
      kit.kit.appending("swiftkit"), arguments, in: kit.project.appending("user/work"),
      environment: ["HOME": kit.folder.path.appending("home").string])
  }

  @Test func settings() throws {
    #expect(try check("check").output == "")
    #expect(chmod(kit.project.string, 0o1777) == 0)
    let run = try check("check")
    #expect(run.output == "a.swift:1:5: warning: a trip [words]\n")
    #expect(
      run.errors.contains(".swiftkit.yml' is not used: its folder belongs to another user, or others can write to it"))
  }

  @Test func ignoreLists() throws {
    try Folder.make(kit.project.appending(".git"))
    try kit.write("*\n", to: ".gitignore")
    #expect(chmod(kit.project.string, 0o1777) == 0)
    #expect(try check("check").output == "a.swift:1:5: warning: a trip [words]\n")
  }

  @Test func skills() throws {
    try kit.write("# Evil\n\n- **Always** zorb with evil.\n", to: "Skills/evil/SKILL.md")
    #expect(try check("ask", "zorb").output.contains("zorb with evil"))
    #expect(chmod(kit.project.string, 0o1777) == 0)
    #expect(try !check("ask", "zorb").output.contains("zorb with evil"))
  }

  /// A link may lead to settings of the same repository, and to nothing else.
  @Test func linkedSettings() throws {
    try Folder.make(kit.project.appending(".git"))
    #expect(symlink("../../.swiftkit.yml", kit.project.appending("user/work/.swiftkit.yml").string) == 0)
    #expect(try check("check").output == "")
    try kit.folder.write("secret\n", to: "secret")
    try Folder.removeAll(kit.project.appending("user/work/.swiftkit.yml"))
    #expect(symlink("../../../secret", kit.project.appending("user/work/.swiftkit.yml").string) == 0)
    let run = try check("check")
    #expect(run.exitCode == 2 && run.errors.contains("points outside") && !run.errors.contains("secret\n"))
  }
}
