import ByteText
import FileMemory
import POSIXSupport
import Synchronization

/// What the files of a project declare, kept from one run to the next.
///
/// It is read on a second thread from the beginning, and serves every folder of the project that somebody asks about.
final class NameMemory: Sendable {
  private let read: Background<FileMemory<DeclaredNames>>
  private let changed = Mutex<FileMemory<DeclaredNames>?>(nil)

  /// - Parameter folder: where it is kept.
  init(of root: FilePath, in folder: FilePath) {
    var key = FNV1a()
    for byte in root.string.utf8 { key.combine(byte) }
    let path = folder.appending("declared-\(key.value.hexadecimal(digits: 16)).cache")
    read = Background { FileMemory(at: path, sign: MemorySign.declared) }
  }

  private var memory: FileMemory<DeclaredNames> { changed.withLock { $0 } ?? read.value }

  /// What each of the `files` below `folder` declares, all that there are; nil for one that has changed, and false where it
  /// is not all that is known of the folder.
  func names(of files: FileListing, below folder: String) -> (names: [DeclaredNames?], isAll: Bool) {
    let memory = memory
    let names = memory.values(of: files)
    return (names, memory.count(below: NameMemory.bytes(of: folder)) == files.count && names.allSatisfy { $0 != nil })
  }

  /// Keeps what the `files` below `folder` declare, all that there are.
  ///
  /// - Parameter start: when they were listed.
  func keep(_ names: [DeclaredNames?], of files: FileListing, below folder: String, start: Int64) {
    let known = read.value
    changed.withLock { memory in
      memory = (memory ?? known).keeping(files, names, below: NameMemory.bytes(of: folder), start: start)
    }
  }

  private static func bytes(of folder: String) -> [UInt8] { folder.isEmpty ? [] : Array("\(folder)/".utf8) }
}
