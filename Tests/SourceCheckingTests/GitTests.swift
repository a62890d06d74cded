import POSIXSupport
import TestSupport
import Testing

@testable import SourceChecking

/// Git is asked, and runs nothing that a repository names. From the issue "Nothing lost, nothing let in, nothing pretended".
@Suite struct GitTests {
  private let folder: TemporaryFolder
  private let repository: FilePath

  init() throws {
    folder = try TemporaryFolder()
    repository = folder.path.appending("repository")
    try folder.write("let a = 1\n", to: "repository/A.swift")
    try git("init", "-q")
    try git("add", ".")
    try git("commit", "-qm", "one")
    try folder.write("let a = 1\n// more\n", to: "repository/A.swift")
  }

  private func git(_ arguments: String...) throws {
    let run = try ProgramRun(
      "/usr/bin/env", ["git", "-c", "user.name=a", "-c", "user.email=a@example.com"] + arguments, in: repository)
    try #require(run.exitCode == 0, "\(run.errors)")
  }

  private var environment: [String] {
    ["PATH=\(ProcessEnvironment.value("PATH") ?? "/usr/bin:/bin")", "HOME=\(folder.path)", "FIGMA_TOKEN=secret"]
  }

  private var mark: FilePath { folder.path.appending("ran") }

  @Test(arguments: ["clean", "process", "smudge"]) func filters(kind: String) throws {
    try folder.write("*.swift filter=evil filter=a.b\n", to: "repository/.gitattributes")
    for name in ["evil", "a.b"] {
      try git("config", "filter.\(name).\(kind)", "touch \(mark); cat")
      try git("config", "filter.\(name).required", "true")
    }
    let changes = try GitChanges(in: repository, since: nil, environment: environment)
    #expect(FileStatus(mark) == nil)
    #expect(changes.files[repository.appending("A.swift")] == LineRanges([2...2]))
  }

  /// Only what somebody asks about is looked for, and a new file among it is found.
  @Test func namedFiles() throws {
    try folder.write("let b = 1\n", to: "repository/New [1].swift")
    let (old, new) = (repository.appending("A.swift"), repository.appending("New [1].swift"))
    let both = try GitChanges(in: repository, since: nil, environment: environment, among: [old, new]).files
    #expect(both[old] == LineRanges([2...2]) && both[new] == .some(nil))
    let one = try GitChanges(in: repository, since: nil, environment: environment, among: [old]).files
    #expect(one[old] == LineRanges([2...2]) && one[new] == nil)
    let none = try GitChanges(in: repository, since: nil, environment: environment, among: [new]).files
    #expect(none[new] == .some(nil))
  }

  /// Before the first commit every file is new.
  @Test func withoutACommit() throws {
    let empty = try TemporaryFolder()
    let made = try ProgramRun("/usr/bin/env", ["git", "init", "-q"], in: empty.path)
    try #require(made.exitCode == 0)
    let file = try empty.write("let a = 1\n", to: "A.swift")
    let changes = try GitChanges(in: empty.path, since: nil, environment: environment, among: [file])
    #expect(changes.files[file] == .some(nil))
  }

  /// Then the answer is an error, and nothing has run.
  @Test func aFilterThatCannotBeLeftOut() throws {
    try folder.write("*.swift filter=a=b\n", to: "repository/.gitattributes")
    try folder.write("[filter \"a=b\"]\n\tclean = touch \(mark); cat\n", to: "more")
    try git("config", "include.path", folder.path.appending("more").string)
    #expect(throws: GitError.self) { try GitChanges(in: repository, since: nil, environment: environment) }
    #expect(FileStatus(mark) == nil)
  }

  @Test(arguments: [
    ("remote.origin.url", "ssh://x/y", "core.sshCommand"),
    ("remote.origin.url", "ext::sh -c touch%20RAN", "core.gitProxy"),
    ("remote.origin.url", "PATH", "remote.origin.uploadpack"), ("remote.origin.vcs", "evil", "core.sshCommand"),
  ])
  func whatFetchesAMissingObject(key: String, value: String, program: String) throws {
    for (name, value) in [
      ("extensions.partialClone", "origin"), ("core.repositoryformatversion", "1"), ("remote.origin.promisor", "true"),
      ("protocol.ext.allow", "always"), ("protocol.allow", "always"),
      (key, value.replacing("PATH", with: folder.path.string).replacing("RAN", with: mark.string)),
      (program, "touch \(mark)"),
    ] { try git("config", name, value) }
    let object = try ProgramRun("/usr/bin/env", ["git", "rev-parse", "HEAD:A.swift"], in: repository).output.prefix {
      $0 != "\n"
    }
    try Folder.removeAll(repository.appending(".git/objects/\(object.prefix(2))/\(object.dropFirst(2))"))
    _ = try? GitChanges(in: repository, since: nil, environment: environment)
    #expect(FileStatus(mark) == nil)
  }

  @Test(arguments: [
    ("PATH=/bin", true), ("HOME=/", true), ("LC_ALL=C", true), ("GIT_DIR=.git", true), ("GIT_CONFIG_COUNT=1", true),
    ("FIGMA_TOKEN=a", false), ("GITHUB_TOKEN=a", false), ("AWS_SECRET_ACCESS_KEY=a", false),
    ("GIT_SSH_COMMAND=a", false),
    ("GIT_EXTERNAL_DIFF=a", false), ("LD_PRELOAD=a", false),
  ])
  func whatGitMayKnow(line: String, isPassedOn: Bool) { #expect(Git.isPassedOn(line) == isPassedOn) }

  /// A git of our own writes down what it is told.
  @Test func noTokenReachesGit() throws {
    let program = try folder.write("#!/bin/sh\nenv >> \(folder.path)/told\nexit 1\n", to: "bin/git")
    #expect(chmod(program.string, 0o755) == 0)
    let environment = ["PATH=\(folder.path.appending("bin")):/usr/bin:/bin", "FIGMA_TOKEN=secret", "A_TOKEN=secret"]
    #expect(throws: GitError.self) { try GitChanges(in: repository, since: nil, environment: environment) }
    let told = try folder.read("told")
    #expect(
      told.contains("GIT_TERMINAL_PROMPT=0") && told.contains("GIT_ALLOW_PROTOCOL=\n") && !told.contains("secret"))
  }

  #if os(Linux)
    @Test func namesThatAreNotUTF8() throws {
      let bytes: [UInt8] = Array("g".utf8) + [0xff, 0xfe] + Array(".swift".utf8)
      try AtomicFile.write(Array("let b = 1\n".utf8), to: repository.pushing(FilePath(bytes: bytes)))
      let file = repository.pushing(FilePath(bytes: bytes))
      #expect(try GitChanges(in: repository, since: nil, environment: environment).files[file] == .some(nil))
      try git("add", ".")
      #expect(
        try GitChanges(in: repository, since: nil, environment: environment).files[file] == LineRanges([1...1]))
    }
  #endif
}
