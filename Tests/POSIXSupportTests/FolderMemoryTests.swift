import POSIXSupport
import TestSupport
import Testing

/// Folders that are looked at once and walked often.
struct FolderMemoryTests {
  private let root: TemporaryFolder
  private let memory = FolderMemory(stampingFilesEndingWith: ".swift")

  init() throws {
    root = try TemporaryFolder()
    for path in ["a.swift", "b.txt", "in/c.swift", "in/deep/d.swift", "other/e.swift"] {
      try root.write(path, to: path)
    }
    #expect(symlink("nowhere", root.path.appending("real").string) == 0)
  }

  /// All names below a folder with their kinds and the stamps of Swift files; `entering` says which folders count.
  private func walk(
    _ memory: FolderMemory?, entering isEntered: (String) -> Bool = { _ in true }
  ) throws -> [String] {
    var lines: [String] = []
    func list(_ folder: borrowing WalkedFolder, _ path: String) throws {
      for entry in try folder.entries(where: { name, _ in !name.elementsEqual("b.txt".utf8) }) {
        let name = path + String(decoding: entry.name, as: UTF8.self)
        let stamp = name.hasSuffix(".swift") ? folder.status(of: entry, followingLinks: false)?.stamp : nil
        lines.append("\(name) \(entry.kind) \(stamp.map { "\($0)" } ?? "-")")
        if entry.kind == .folder, isEntered(name) { try list(try WalkedFolder(entry, in: folder), name + "/") }
      }
    }
    try list(try WalkedFolder(root.path, memory: memory), "")
    return lines
  }

  @Test func everyWalkSeesTheSame() throws {
    let plain = try walk(nil)
    #expect(plain.count == 8)
    // What the first walk leaves out the second one looks at.
    _ = try walk(memory, entering: { $0 != "in/deep" && $0 != "other" })
    for _ in 0..<2 { #expect(try walk(memory) == plain) }
  }

  @Test func onlyWhatIsForgottenIsLookedAtAgain() throws {
    let before = try walk(memory)
    try root.write("changed", to: "in/c.swift")
    try root.write("new", to: "in/f.swift")
    #expect(try walk(memory) == before)
    memory.forget()
    #expect(try walk(memory) == walk(nil))
    #expect(try walk(memory).count == before.count + 1)
  }

  /// A folder that a link took the place of since the first look leads nowhere.
  @Test func linksAreNotFollowed() throws {
    _ = try walk(memory, entering: { $0 != "other" })
    try Folder.removeAll(root.path.appending("other"))
    #expect(symlink("in", root.path.appending("other").string) == 0)
    #expect(throws: FileFault.self) { try walk(memory) }
  }
}
