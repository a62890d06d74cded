import POSIXSupport
import TestSupport
import Testing

/// What is tracked is the project's alone: at the top stands what is known, and no text names a developer's machine.
@Suite(.enabled(if: FileStatus(PackageFolder.root.appending(".git")) != nil, "needs the repository"))
struct TrackedFilesTests {
  private func git(_ arguments: String...) throws -> ProgramRun {
    try ProgramRun("/usr/bin/env", ["git"] + arguments, in: PackageFolder.root)
  }

  @Test func theTop() throws {
    let top = try git("ls-tree", "--name-only", "HEAD")
    #expect(top.exitCode == 0)
    expectGolden(top.output, "top-level.txt")
  }

  @Test func noPathOfAMachine() throws {
    let root = PackageFolder.root.string.replacing(".", with: "\\.")
    let found = try git("grep", "-nIE", "(^|[^A-Za-z0-9_}.])(/(Users|home)/[A-Za-z]|\(root)/)")
    #expect(found.output == "" && found.exitCode == 1, "\(found.output)\(found.errors)")
  }
}
