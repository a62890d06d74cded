import POSIXSupport
import TestSupport
import Testing

@testable import SourceChecking

@Suite struct SwiftFilesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ names: String...) throws {
    for name in names { try folder.write("", to: name) }
  }

  private func found(_ paths: [String] = ["."], excluding list: String = "") throws -> [String] {
    try SwiftFiles(below: paths, base: folder.path, excluding: IgnoreList(list)).files.map(\.shown)
  }

  private func link(_ name: String, to target: String) {
    _ = folder.path.appending(name).withPlatformString { new in target.withCString { symlink($0, new) } }
  }

  @Test func swiftFilesInOrder() throws {
    try write("b.swift", "a/c.swift", "a.swift", "a/readme.md", "Z.swift")
    #expect(try found() == ["Z.swift", "a.swift", "a/c.swift", "b.swift"])
    #expect(try found(["a"]) == ["a/c.swift"])
    #expect(try found(["./a/", "a/c.swift"]) == ["a/c.swift"])
  }

  @Test func whatOthersMadeIsLeftOut() throws {
    try write(
      ".build/x.swift", "DerivedData/x.swift", "Pods/x.swift", ".hidden/x.swift", "a/.build/x.swift",
      "Carthage/x.swift",
      "a/ok.swift")
    #expect(try found() == ["a/ok.swift"])
  }

  @Test func codeFromOthersIsLeftOutWhereItIsAsked() throws {
    try write(
      "Vendor/x.swift", "a/Third-Party/x.swift", "a/3rdparty/b/x.swift", "fastlane/swift/x.swift", "a/Vendors/x.swift",
      "a/Vendor.swift")
    func found(_ paths: [String] = ["."], excluding list: String = "", withoutOthers: Bool = true) throws -> SwiftFiles
    {
      try SwiftFiles(
        below: paths, base: folder.path, excluding: IgnoreList(list), withoutOthers: withoutOthers)
    }
    #expect(try found().files.map(\.shown) == ["a/Vendor.swift", "a/Vendors/x.swift"])
    #expect(try !found().leavesNothingOut)
    #expect(try found(["Vendor"]).files.map(\.shown) == ["Vendor/x.swift"])
    #expect(
      try found(excluding: "!Vendor/\n").files.map(\.shown) == [
        "Vendor/x.swift", "a/Vendor.swift", "a/Vendors/x.swift",
      ])
    #expect(try found(withoutOthers: false).count == 6)
  }

  @Test(arguments: [
    ("vendor", true), ("Vendored", true), ("third_party", true), ("Third Party", true), ("third--party", true),
    ("third---party", false), ("fastlane", true), ("vendo", false), ("vendors", false), ("third.party", false),
    ("", false),
  ])
  func foldersOfOthers(name: String, isOne: Bool) { #expect(SwiftFiles.isOfOthers(name.utf8) == isOne) }

  /// What a call names is narrowed by the settings where that is asked for; a folder is looked into all the same.
  @Test(arguments: [
    ("a/x.swift", "a/", "", [], true), ("a/x.swift", "", "b/", [], true), ("a", "", "b/", [], false),
    ("a", "a/", "", [], true), ("b/y.swift", "a/", "b/", ["b/y.swift"], false), ("b", "a/", "b/", ["b/y.swift"], false),
  ])
  func whatIsNamedIsNarrowed(named: String, excluded: String, included: String, files: [String], isLeftOut: Bool) throws
  {
    try write("a/x.swift", "b/y.swift")
    let found = try SwiftFiles(
      below: [named], base: folder.path, excluding: IgnoreList(excluded), including: IgnoreList(included),
      narrowsNamed: true)
    #expect(found.files.map(\.shown) == files && found.leftNamedOut == isLeftOut)
    #expect(!found.leavesNothingOut)
    let all = try SwiftFiles(below: [named], base: folder.path, excluding: IgnoreList(excluded))
    #expect(all.leavesNothingOut == excluded.isEmpty && !all.leftNamedOut)
  }

  @Test func documentsWhereTheyAreAsked() throws {
    try write("a.swift", "b.md", "c.MD", "d.markdown", "e.txt", ".f/g.md", "h.md/i.swift")
    let files = try SwiftFiles(below: ["."], base: folder.path, documents: true).files.map(\.shown)
    #expect(files == ["a.swift", "b.md", "c.MD", "d.markdown", "h.md/i.swift"])
    #expect(try found() == ["a.swift", "h.md/i.swift"])
  }

  @Test func aNamedFileIsTakenWhateverItIs() throws {
    try write(".build/x.swift", "script")
    #expect(try found(["script", ".build/x.swift"]) == [".build/x.swift", "script"])
  }

  @Test func gitIgnoredPathsAreLeftOut() throws {
    try write(
      ".git/HEAD", "a/gen/x.swift", "a/b.swift", "a/c.generated.swift", "a/keep.generated.swift", "top/gen/y.swift")
    try folder.write("*.generated.swift\n", to: ".gitignore")
    try folder.write("gen/\n!keep.generated.swift\n", to: "a/.gitignore")
    try folder.write("top\n", to: ".git/info/exclude")
    #expect(try found() == ["a/b.swift", "a/keep.generated.swift"])
    // The lists above hold also when the walk begins below them.
    #expect(try found(["a"]) == ["a/b.swift", "a/keep.generated.swift"])
  }

  @Test func withoutARepositoryNothingIsGitIgnored() throws {
    try write("a.swift")
    try folder.write("a.swift\n", to: ".gitignore")
    #expect(try found() == ["a.swift"])
  }

  @Test func settingsLeaveOutMore() throws {
    try write("a/x.swift", "b/x.swift", "b/y.swift")
    #expect(try found(excluding: "/a\n**/y.swift") == ["b/x.swift"])
  }

  @Test func linksNeverMakeAWalkEndless() throws {
    try write("a/x.swift")
    link("a/loop", to: "..")
    link("a/self.swift", to: "self.swift")
    link("a/gone.swift", to: "nowhere")
    let files = try SwiftFiles(below: ["."], base: folder.path)
    #expect(files.files.map(\.shown) == ["a/x.swift"])
    #expect(
      files.skipped.map { "\($0.path): \($0.reason)" } == [
        "a/gone.swift: it is a broken symbolic link",
        "a/self.swift: it is a broken symbolic link",
      ])
  }

  @Test func aFileIsFoundOnceHoweverManyLinksLeadToIt() throws {
    try write("a/x.swift", "a/y.swift", "elsewhere/z.swift")
    link("a/again.swift", to: "x.swift")
    link("a/far.swift", to: "../elsewhere/z.swift")
    link("a/farther.swift", to: "far.swift")
    #expect(try found(["a"]) == ["a/far.swift", "a/x.swift", "a/y.swift"])
    #expect(try found(["a/again.swift"]) == ["a/again.swift"])
    #expect(try found(["."]) == ["a/x.swift", "a/y.swift", "elsewhere/z.swift"])
  }

  @Test func whatIsNotThereIsAnError() throws {
    #expect(throws: FileFault.self) { try found(["nothing"]) }
  }
}
