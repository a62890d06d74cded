import POSIXSupport
import Scaffolding
import TestSupport
import Testing

/// What a repository brings in `.swiftkit` is data: "Nothing lost, nothing let in, nothing pretended".
@Suite struct RepositoryTrustTests {
  /// A project that somebody else made, beside a folder that stands for the user's home.
  private struct Clone {
    let owner: TemporaryFolder
    let state: TemporaryFolder
    var root: FilePath { owner.path.appending("repo") }
    static let home = [".bashrc": "mine\n", ".netrc": "secret\n", "a.txt": "first\n", "sub/b.txt": "second\n"]
    static let config = "[core]\n\trepositoryformatversion = 0\n"

    init() throws {
      owner = try TemporaryFolder()
      state = try TemporaryFolder()
      for (path, text) in Clone.home { try owner.write(text, to: "home/" + path) }
      try owner.write(Clone.config, to: "repo/.git/config")
    }

    func write(_ text: String, to path: String) throws { try owner.write(text, to: "repo/" + path) }

    func link(_ target: String, as path: String) throws {
      let place = root.pushing(FilePath(path))
      try Folder.make(place.removingLastComponent())
      #expect(symlink(target, place.string) == 0)
    }

    func run(_ words: String...) throws -> ProgramRun {
      try ProgramRun(PackageFolder.program, words, in: root, environment: ["XDG_STATE_HOME": state.path.string])
    }

    /// Nothing outside the project has changed, and nothing of git.
    func expectUntouched(_ label: String) throws {
      var home: [String: String] = [:]
      for path in try FileTree.files(below: owner.path.appending("home"), entering: { _, _ in true }) {
        let prefix = owner.path.appending("home").string.utf8.count + 1
        home[String(path.string.utf8.dropFirst(prefix)) ?? ""] = try FileContents.text(of: path)
      }
      #expect(home == Clone.home, "\(label)")
      #expect(try owner.read("repo/.git/config") == Clone.config, "\(label)")
      #expect(FileStatus(root.appending(".git/hooks")) == nil, "\(label)")
    }
  }

  private static let commands = [
    ["new", "card", "Stock", "--no-input"], ["undo"], ["destroy", "Foo", "--force"], ["update", "--all"],
  ]

  /// A link in the place of a folder of ours is named, and nothing behind it is listed, written or removed.
  @Test(arguments: [".swiftkit/transaction", ".swiftkit/undo", ".swiftkit"])
  func aLinkInThePlaceOfOurFolders(link: String) throws {
    let clone = try Clone()
    try clone.link(link == ".swiftkit" ? "../home" : "../../home", as: link)
    let run = try clone.run("new", "card", "Stock", "--no-input")
    let isTold = run.errors.contains("is a symbolic link") || run.errors.contains("it points outside")
    #expect(run.exitCode == 2 && isTold, "\(run.errors)")
    #expect(FileStatus(clone.root.appending("Components")) == nil)
    for words in Self.commands {
      _ = try ProgramRun(
        PackageFolder.program, words, in: clone.root, environment: ["XDG_STATE_HOME": clone.state.path.string])
      try clone.expectUntouched("\(link): \(words)")
    }
  }

  private static let heading = "swiftkit journal "
  private static let digest = SHA256.hexadecimal(of: "secret\n")

  /// Journals that a clone brings, in the form of today and in that of earlier versions.
  @Test(arguments: [
    "1\ncreate 0 - link/.bash_profile\ncreate 1 - .git/hooks/pre-commit\nremove 2 - link/.netrc\nend\n",
    "1\nreplace 0 \(digest) link/.netrc\nremove 1 x .git/config\nend\n",
    "2\ncreate 0 \(SHA256.hexadecimal(of: "evil\n")) 755 .git/hooks/pre-commit\nremove 2 \(digest) 644 link/.netrc\nend\n",
  ])
  func aJournalOfTheRepositoryIsNotCarriedOut(journal: String) throws {
    for folder in [".swiftkit/transaction", ".swiftkit/transaction/0123456789abcdef", ".swiftkit/undo"] {
      let clone = try Clone()
      try clone.link("../home", as: "link")
      for name in ["new-0", "new-1", "old-0"] { try clone.write("evil\n", to: "\(folder)/\(name)") }
      try clone.write(Self.heading + journal, to: folder + "/journal")
      for words in Self.commands {
        _ = try ProgramRun(
          PackageFolder.program, words, in: clone.root, environment: ["XDG_STATE_HOME": clone.state.path.string])
        try clone.expectUntouched("\(folder): \(words)")
      }
      // It does not stand in the way either.
      #expect(try clone.run("new", "card", "Stock", "--no-input").exitCode == 0)
      #expect(FileStatus(clone.root.appending("Components/StockCardView.swift")) != nil)
      if folder != ".swiftkit/undo" {
        #expect(try clone.run("status").errors.contains("was started by another user or in another place"))
      }
    }
  }

  /// Not even where the user has undone something in this project before.
  @Test func undoTakesBackOwnRunsOnly() throws {
    let clone = try Clone()
    try clone.link("../../home/.netrc", as: ".swiftkit/undo/old-0")
    try clone.write(Self.heading + "1\nremove 0 x docs.txt\nend\n", to: ".swiftkit/undo/journal")
    let undo = try clone.run("undo")
    #expect(undo.exitCode == 1 && undo.output.contains("nothing to undo"))
    #expect(FileStatus(clone.root.appending("docs.txt")) == nil)
    #expect(try clone.run("new", "card", "Stock", "--no-input").exitCode == 0)
    // Somebody exchanges what was kept.
    let name = try #require(
      Folder.names(in: clone.root.appending(".swiftkit/undo")).first { $0.utf8.count == 16 })
    try clone.write(Self.heading + "2\nend\n", to: ".swiftkit/undo/\(name)/journal")
    #expect(try clone.run("undo").output.contains("nothing to undo"))
    #expect(FileStatus(clone.root.appending("Components/StockCardView.swift")) != nil)
  }

  /// The record of generated files is shared by git: whoever may commit chooses its paths.
  @Test(arguments: [
    (".git/config", "is in .git"), ("a/.GIT/hooks/x", "is in .git"),
    (".swiftkit/undo/x/journal", "is in .swiftkit"),
    ("../home/.netrc", "is not a path inside the project"), ("/etc/passwd", "is not a path inside the project"),
    (".g\u{200C}it/config", "is in .git"), ("a\u{1b}[2J", "contains a character that is not portable"),
  ])
  func aRecordNamesNoFileOfGit(path: String, reason: String) throws {
    for isInjection in [false, true] {
      let clone = try Clone()
      let digest = SHA256.hexadecimal(of: Clone.config)
      let coded = path.replacingEscape
      let file = #"{"path":"\#(coded)","role":"x","sha256":"\#(digest)","isShared":false}"#
      let injection =
        #"{"path":"\#(coded)","role":"x","as":"member","into":"A","text":"case x","before":"\#(digest)","after":"\#(digest)"}"#
      try clone.write(
        #"{"schema":1,"features":[{"name":"Foo","template":"card","version":"1","origin":"bundled","answers":{},"folders":{},"#
          + #""files":[\#(isInjection ? "" : file)],"injections":[\#(isInjection ? injection : "")]}]}"#,
        to: ".swiftkit/manifest.json")
      for words in Self.commands + [["status"]] {
        let run = try ProgramRun(
          PackageFolder.program, words, in: clone.root, environment: ["XDG_STATE_HOME": clone.state.path.string])
        if words != ["undo"] { #expect(run.exitCode == 2 && run.errors.contains(reason), "\(words): \(run.errors)") }
        try clone.expectUntouched("\(words)")
      }
    }
  }

  /// What lies behind a link is neither read, nor counted as generated, nor removed.
  @Test func aRecordedFileBehindALink() throws {
    let clone = try Clone()
    try clone.link("../home", as: "Components")
    let digest = SHA256.hexadecimal(of: "secret\n")
    try clone.write(
      #"{"schema":1,"features":[{"name":"Foo","template":"card","version":"1","origin":"bundled","answers":{},"folders":{},"#
        + #""files":[{"path":"Components/.netrc","role":"x","sha256":"\#(digest)","isShared":false}]}]}"#,
      to: ".swiftkit/manifest.json")
    let status = try clone.run("status")
    #expect(status.exitCode == 0 && status.output.contains("edited    Components/.netrc"), "\(status)")
    for words in Self.commands {
      _ = try ProgramRun(
        PackageFolder.program, words, in: clone.root, environment: ["XDG_STATE_HOME": clone.state.path.string])
      try clone.expectUntouched("\(words)")
    }
  }

  /// A file in the place of a folder is named before anything is written.
  @Test(arguments: [".swiftkit/transaction", ".swiftkit/undo"])
  func aFileInTheWayIsNamed(path: String) throws {
    let clone = try Clone()
    try clone.write("", to: path)
    let run = try clone.run("new", "card", "Stock", "--no-input")
    #expect(run.exitCode == 2 && run.errors.contains(path) && run.errors.contains("is not a folder; move it away"))
    #expect(FileStatus(clone.root.appending("Components")) == nil)
  }

  /// What cannot be removed, here a folder where files are expected, costs nothing.
  @Test func junkInOurFoldersCostsNothing() throws {
    let clone = try Clone()
    #expect(try clone.run("new", "card", "One", "--no-input").exitCode == 0)
    let name = try #require(Folder.names(in: clone.root.appending(".swiftkit/undo")).first)
    for path in ["undo/\(name)/x/y", "undo/z/x", "transaction/z/x"] { try clone.write("", to: ".swiftkit/" + path) }
    for words in [["new", "card", "Two", "--no-input"], ["undo"], ["undo"], ["destroy", "Two"], ["undo"]] {
      let run = try ProgramRun(
        PackageFolder.program, words, in: clone.root, environment: ["XDG_STATE_HOME": clone.state.path.string])
      #expect(run.exitCode == 0 && run.errors == "", "\(words): \(run.errors)")
    }
  }

  /// Without a place for the user's state a run is made all the same, and says what it could not keep.
  @Test func withoutStateNothingCanBeTakenBack() throws {
    let clone = try Clone()
    try clone.owner.write("", to: "file")
    let environment = ["XDG_STATE_HOME": clone.owner.path.appending("file").string]
    let run = try ProgramRun(
      PackageFolder.program, ["new", "card", "Stock", "--no-input"], in: clone.root, environment: environment)
    #expect(run.exitCode == 0 && run.errors.contains("this run cannot be undone later"), "\(run.errors)")
    #expect(try Folder.names(in: clone.root.appending(".swiftkit")) == [".gitignore", "base", "manifest.json"])
  }
}

extension String {
  /// The text inside quotes of JSON.
  fileprivate var replacingEscape: String {
    unicodeScalars.map {
      $0.value < 0x20 ? "\\u00" + ($0.value < 16 ? "0" : "") + String($0.value, radix: 16) : String($0)
    }
    .joined()
  }
}
