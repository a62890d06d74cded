import POSIXSupport
import TestSupport
import Testing

/// Putting a text in the place of the one that it was made from.
@Suite struct FileReplacingTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func replace(_ name: FilePath, _ old: String, _ new: String) throws -> Bool {
    try OpenFolder(folder.path).replace(name, holding: Array(old.utf8), with: Array(new.utf8))
  }

  @Test func onlyWhatIsStillThere() throws {
    try folder.write("old", to: "a/b.swift")
    #expect(try !replace("a/b.swift", "other", "new"))
    #expect(try folder.read("a/b.swift") == "old")
    #expect(try replace("a/b.swift", "old", "new"))
    #expect(try folder.read("a/b.swift") == "new")
    #expect(try folder.listing() == ["a/b.swift"])
  }

  @Test(arguments: [0o600, 0o664, 0o755] as [UInt16]) func permissionsStay(mode: UInt16) throws {
    let file = try folder.write("old", to: "a.swift")
    #expect(chmod(file.string, mode_t(mode)) == 0)
    #expect(try replace("a.swift", "old", "new"))
    #expect(FileStatus(file)?.permissions == mode)
  }

  @Test(.enabled(if: geteuid() == 0, "only root may give files away")) func theOwnerStays() throws {
    let file = try folder.write("old", to: "a.swift")
    #expect(chown(file.string, 1234, 4321) == 0 && chmod(file.string, 0o640) == 0)
    #expect(try replace("a.swift", "old", "new"))
    #expect(FileStatus(file)?.owner == 1234 && FileStatus(file)?.permissions == 0o640)
  }

  /// Skipped where the file system, or python3, knows no attributes.
  @Test func attributesStay() throws {
    let file = try folder.write("old", to: "a.swift")
    func python(_ code: String) throws -> ProgramRun {
      try ProgramRun("/usr/bin/env", ["python3", "-c", "import os, sys; \(code)", file.string])
    }
    guard try python("os.setxattr(sys.argv[1], 'user.a', b'kept')").exitCode == 0 else { return }
    #expect(try replace("a.swift", "old", "new"))
    #expect(try python("print(os.getxattr(sys.argv[1], 'user.a'))").output == "b'kept'\n")
  }

  /// A second name of the file belongs to somebody else.
  @Test func otherNamesKeepTheirText() throws {
    let file = try folder.write("old", to: "a.swift")
    #expect(link(file.string, folder.path.appending("b.swift").string) == 0)
    #expect(try replace("a.swift", "old", "new"))
    #expect(try folder.read("b.swift") == "old")
  }

  @Test func noLinkIsFollowed() throws {
    try folder.write("old", to: "out/a.swift")
    #expect(symlink("out", folder.path.appending("in").string) == 0)
    #expect(symlink("out/a.swift", folder.path.appending("a.swift").string) == 0)
    #expect(throws: FileFault.self) { try replace("in/a.swift", "old", "new") }
    #expect(throws: FileFault.self) { try replace("a.swift", "old", "new") }
    #expect(try folder.read("out/a.swift") == "old")
  }
}
