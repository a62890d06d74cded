import POSIXSupport
import Synchronization
import TestSupport
import Testing

/// A thread that looks at folders ahead of the walk.
struct FolderLookAheadTests {
  private let root: TemporaryFolder

  init() throws {
    root = try TemporaryFolder()
    for number in 0..<60 {
      for path in ["in/f\(number)/a.swift", "in/f\(number)/deep/b.swift", "left/f\(number)/c.swift"] {
        try root.write(path, to: path)
      }
    }
  }

  private func names(_ memory: FolderMemory?) throws -> [String] {
    var names: [String] = []
    func list(_ folder: borrowing WalkedFolder, _ path: String) throws {
      for entry in try folder.entries() {
        let name = path + String(decoding: entry.name, as: UTF8.self)
        names.append("\(name) \(entry.stamp.map { "\($0)" } ?? "-")")
        if entry.kind == .folder { try list(try WalkedFolder(entry, in: folder), name + "/") }
      }
    }
    try list(try WalkedFolder(root.path, memory: memory), "")
    return names
  }

  private func ahead(_ memory: FolderMemory, levels: Int = 64, below path: FilePath? = nil) -> FolderLookAhead {
    FolderLookAhead(below: path ?? root.path, levels: levels, into: memory) { !$0.elementsEqual("left".utf8) }
  }

  @Test func aWalkBesideItSeesTheSame() throws {
    let plain = try names(FolderMemory(stampingFilesEndingWith: ".swift"))
    #expect(plain.count == 2 + 60 * 6)
    for levels in [64, 64, 64, 1, 0] {
      let memory = FolderMemory(stampingFilesEndingWith: ".swift")
      let ahead = ahead(memory, levels: levels)
      #expect(try names(memory) == plain)
      _ = consume ahead
      #expect(try names(memory) == plain)
    }
  }

  /// By itself it goes from the last folder to the first, and into none that nobody wants.
  @Test(.enabled(if: Processors.count > 1)) func itGoesBackwards() {
    let asked = Mutex<[String]>([])
    let memory = FolderMemory(stampingFilesEndingWith: ".swift")
    let ahead = FolderLookAhead(below: root.path, levels: 2, into: memory) { name in
      asked.withLock { $0.append(String(decoding: name, as: UTF8.self)) }
      return !name.elementsEqual("left".utf8)
    }
    let all = ["left", "in"] + (0..<60).map { "f\($0)" }.sorted().reversed()
    for _ in 0..<3_000 where asked.withLock(\.count) < all.count { usleep(10_000) }
    #expect(asked.withLock(\.self) == all)
    _ = consume ahead
  }

  /// A folder that is gone is the walk's affair.
  @Test func nothingToLookAt() throws {
    let memory = FolderMemory(stampingFilesEndingWith: ".swift")
    do { _ = ahead(memory, below: root.path.appending("gone")) }
    #expect(try !names(memory).isEmpty)
  }
}
