import FileMemory
import POSIXSupport

/// What files held when they were last read: their digests and the facts in them.
typealias ContentMemory = FileMemory<FileContent>

struct FileContent: StoredValue {
  /// A SHA-256 in 64 digits.
  let digest: String
  let facts: [UInt8]

  init(digest: String, facts: [UInt8]) {
    self.digest = digest
    self.facts = facts
  }

  init?(stored: ArraySlice<UInt8>) {
    guard stored.count >= 64 else { return nil }
    self.init(digest: String(decoding: stored.prefix(64), as: UTF8.self), facts: Array(stored.dropFirst(64)))
  }

  var stored: [UInt8] { Array(digest.utf8) + facts }
}

extension FileMemory<FileContent> {
  static var sign: [UInt8] { Array("swiftkit contents 4\n".utf8) }

  /// - Parameter key: stands for which files are meant; a wrong one costs time only.
  init(in folder: FilePath, key: String) {
    self.init(at: folder.appending("contents-\(key.prefix(32)).cache"), sign: Self.sign)
  }
}

extension FileListing {
  func shown(_ index: Int) -> String { ShownName.text(of: name(index)) }
}
