import POSIXSupport
import TestSupport
import Testing

/// How far links lead from a folder that is read.
@Suite struct ReadingRootTests {
  private let folder: TemporaryFolder
  private var inner: FilePath { folder.path.appending("root").appending("in") }

  init() throws {
    folder = try TemporaryFolder()
    for name in ["root/in/a", "root/in/.git/x", "root/in/.hidden", "root/out/b", "other/c"] {
      try folder.write(name, to: name)
    }
    for (link, target) in [("link", "../out"), ("loop", "."), ("away", "../../other")] {
      #expect(symlink(target, inner.appending(link).string) == 0)
    }
  }

  private func text(_ root: ReadingRoot, _ names: String...) -> String? {
    let path = names.reduce(inner) { $0.appending($1) }
    return (try? root.bytes(of: path)).map { String(decoding: $0, as: UTF8.self) }
  }

  private func files(_ root: ReadingRoot) throws -> [String] {
    try FileTree.files(below: inner, in: root).compactMap { $0.lastComponent?.string }.sorted()
  }

  @Test func theRootIsItsOwnBoundary() throws {
    for boundary in [nil, folder.path.appending("other")] {
      let root = try ReadingRoot(inner, staying: boundary)
      #expect(text(root, "a") == "root/in/a")
      #expect(text(root, "link", "b") == nil && text(root, "away", "c") == nil)
      #expect(try files(root) == [".hidden", "a"])
    }
  }

  @Test func linksStayInTheBoundary() throws {
    let root = try ReadingRoot(inner, staying: folder.path.appending("root"))
    #expect(text(root, "link", "b") == "root/out/b")
    #expect(text(root, "away", "c") == nil)
    #expect(try files(root) == [".hidden", "a", "b"])
  }

  @Test func whatIsTheUsersOwnLeadsAnywhere() {
    let root = ReadingRoot(trusting: inner)
    #expect(text(root, "link", "b") == "root/out/b" && text(root, "away", "c") == "other/c")
    #expect(text(root, "none") == nil)
  }
}
