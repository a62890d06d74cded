import Diagnosis
import POSIXSupport
import TestSupport
import Testing

/// What is seen of the machine: programs on the search path, permissions, and what runs left behind.
@Suite struct SurroundingsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func place(
    in name: String = "", path: String = "", cache: String? = nil
  ) -> Surroundings {
    Surroundings(
      workingFolder: name.isEmpty ? folder.path : folder.path.pushing(FilePath(name)), executable: nil,
      version: "1.0.0",
      cache: cache.map { folder.path.appending($0) }, state: nil, configuration: nil,
      environment: ["HOME=/", "PATH=\(path)"])
  }

  private func permit(_ mode: Int, _ name: String) throws {
    let result = folder.path.pushing(FilePath(name)).withPlatformString { chmod($0, mode_t(mode)) }
    try #require(result == 0)
  }

  /// A relative folder would let the project say what is meant.
  @Test func foldersOfTheSearchPath() {
    #expect(place(path: "/a:b::/c:./d").searchPath == ["/a", "/c"])
    #expect(place().searchPath == [])
  }

  @Test func programsAreFilesThatCanBeRun() throws {
    for name in ["one/tool", "two/tool", "three/tool/inner", "four/other", "five/tool"] {
      try folder.write("", to: name)
    }
    for (name, mode) in [("one/tool", 0o644), ("two/tool", 0o755), ("four/other", 0o755), ("five/tool", 0o755)] {
      try permit(mode, name)
    }
    let path = ["one", "two", "three", "four", "five"].map { "\(folder.path)/\($0)" }.joined(separator: ":")
    let found = place(path: path).programs(named: "tool")
    #expect(found == ["two", "five"].map { folder.path.appending($0).appending("tool") })
  }

  /// Without git a repository is trouble, and any other folder none.
  @Test(arguments: [
    ("", "a/b", false), ("a/.git/HEAD", "a/b", true), ("a/b/.git", "a/b", true), ("a/c/.git", "a/b", false),
  ])
  func git(file: String, workingFolder: String, isTrouble: Bool) throws {
    if !file.isEmpty { try folder.write("", to: file) }
    var diagnosis = Diagnosis()
    diagnosis.examinePrograms(place(in: workingFolder))
    #expect(diagnosis.troubles.map(\.kind) == (isTrouble ? [.gitMissing] : []))
    #expect(diagnosis.remarks.contains { $0.hasPrefix("'git' is not on the search path") } == !isTrouble)
    #expect(diagnosis.parts.isEmpty)
  }

  @Test func gitThatIsThere() throws {
    try folder.write("", to: "bin/git")
    try permit(0o755, "bin/git")
    var diagnosis = Diagnosis()
    diagnosis.examinePrograms(place(path: folder.path.appending("bin").string))
    #expect(diagnosis.troubles.isEmpty && diagnosis.parts(in: .programs).map(\.name) == ["git"])
  }

  // MARK: - Permissions

  @Test(arguments: [
    (0o700, nil), (0o755, nil), (0o770, nil), (0o777, "is writable by everyone, so it is not trusted"),
    (0o702, "is writable by everyone, so it is not trusted"), (0o500, "cannot be read and written by its owner"),
    (0o600, "cannot be read and written by its owner"),
  ])
  func permissionsOfAFolder(mode: Int, flaw: String?) throws {
    try Folder.make(folder.path.appending("cache"))
    try permit(mode, "cache")
    var diagnosis = Diagnosis()
    diagnosis.examinePermissions(place(cache: "cache"))
    let sentences = flaw.map { ["'\(folder.path)/cache', the folder for cache, \($0)"] } ?? []
    #expect(diagnosis.troubles.map(\.sentence) == sentences)
    try permit(0o700, "cache")
  }

  @Test(arguments: [
    (0o600, nil), (0o644, nil), (0o620, "is writable by others"), (0o602, "is writable by others"),
    (0o400, "cannot be read and written by its owner"), (0o200, "cannot be read and written by its owner"),
  ])
  func permissionsOfAFile(mode: Int, flaw: String?) throws {
    try folder.write("x", to: "cache/a")
    try permit(0o700, "cache")
    try permit(mode, "cache/a")
    var diagnosis = Diagnosis()
    diagnosis.examinePermissions(place(cache: "cache"))
    #expect(diagnosis.troubles.map(\.sentence) == (flaw.map { ["'\(folder.path)/cache/a' \($0)"] } ?? []))
  }

  // MARK: - Leftovers

  /// Some are named, and of the others how many there are.
  @Test(arguments: [
    (1, 1, []), (20, 20, []), (21, 20, ["there is 1 more file left by interrupted runs"]),
    (22, 20, ["there are 2 more files left by interrupted runs"]),
  ])
  func leftovers(count: Int, named: Int, remarks: [String]) throws {
    for number in 0..<count { try folder.write("", to: ".swiftkit-\(Int32.max)-\(number).tmp") }
    var diagnosis = Diagnosis()
    diagnosis.examineLeftovers(try ProjectSweep(through: folder.path, settingsName: "x"))
    #expect(diagnosis.troubles.count == named && diagnosis.troubles.allSatisfy { $0.kind == .leftovers })
    #expect(diagnosis.remarks == remarks)
  }
}
