import POSIXSupport
import TestSupport
import Testing

@Suite struct FileTreeTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func relative(_ files: [FilePath]) -> [String] {
    files.map { file in
      var relative = file
      return relative.removePrefix(folder.path) ? relative.string : file.string
    }
  }

  private func files() throws -> [String] { relative(try FileTree.files(below: folder.path)) }

  @Test func listsFilesInAFixedOrder() throws {
    for name in ["b/z", "b/a", "a-b", "a/1", "c", "B"] { try folder.write("", to: name) }
    #expect(try files() == ["B", "a/1", "a-b", "b/a", "b/z", "c"])
  }

  @Test func hiddenFoldersAreLeftOutUnlessAskedFor() throws {
    for name in [".git/config", ".env", "a/.build/x", "a/b"] { try folder.write("", to: name) }
    #expect(try files() == [".env", "a/b"])
    let all = try FileTree.files(below: folder.path) { _, _ in true }
    #expect(relative(all) == [".env", ".git/config", "a/.build/x", "a/b"])
  }

  @Test func theCallerChoosesFolders() throws {
    for name in ["Pods/x", "Sources/Pods/y", "Sources/z"] { try folder.write("", to: name) }
    var asked: [String] = []
    let some = try FileTree.files(below: folder.path) { name, path in
      asked += relative([path])
      return name != "Pods"
    }
    #expect(relative(some) == ["Sources/z"])
    #expect(asked == ["Pods", "Sources", "Sources/Pods"])
  }

  @Test(.timeLimit(.minutes(20))) func linksToFilesCountAndLinksToFoldersAreNotEntered() throws {
    try folder.write("", to: "a/file")
    for (link, target) in [("a/loop", ".."), ("a/link", "file"), ("a/dangling", "no"), ("folder", "a")] {
      #expect(symlink(target, folder.path.appending(link).string) == 0)
    }
    #expect(try files() == ["a/file", "a/link"])
  }

  @Test func onlyRegularFilesCount() throws {
    #expect(mkfifo(folder.path.appending("fifo").string, 0o600) == 0)
    try folder.write("", to: "file")
    #expect(try files() == ["file"])
  }

  @Test func aFileIsItsOwnTree() throws {
    let file = try folder.write("", to: ".hidden")
    #expect(try FileTree.files(below: file) == [file])
  }

  @Test func theRootMayBeALink() throws {
    try folder.write("", to: "a/file")
    let link = folder.path.appending("link")
    #expect(symlink("a", link.string) == 0)
    #expect(try FileTree.files(below: link) == [link.appending("file")])
  }

  @Test func aMissingRootIsAnError() throws {
    let fault = try #require(throws: FileFault.self) { try FileTree.files(below: folder.path.appending("no")) }
    #expect(fault.isMissing)
  }

  @Test func findsEveryFileOfRandomTrees() throws {
    for seed in 0..<10 {
      var random = SeededRandom(seed: UInt64(seed))
      let root = "tree\(seed)"
      var written: Set<String> = []
      for _ in 0..<40 {
        let depth = Int.random(in: 1...5, using: &random)
        // Folders and files have names of their own, so that no file stands where a folder must.
        let folders = (1..<depth).map { _ in "d\(Int.random(in: 0...3, using: &random))" }
        let name = ([root] + folders + ["f\(Int.random(in: 0...9, using: &random))"]).joined(separator: "/")
        try folder.write("", to: name)
        written.insert(name)
      }
      let found = relative(try FileTree.files(below: folder.path.appending(root)))
      let expected = written.sorted { left, right in
        left.split(separator: "/").lexicographicallyPrecedes(right.split(separator: "/"))
      }
      #expect(found == expected)
    }
  }
}
