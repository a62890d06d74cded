import FileMemory
import HostMessages
import POSIXSupport

/// What files held when they were last read: their digests and the facts in them.
typealias ContentMemory = FileMemory<FileContent>

struct FileContent: StoredValue {
  /// The digest, then the facts; of a whole file of them, each is a part.
  private let bytes: ArraySlice<UInt8>
  private static let digits = 64

  /// - Parameter digest: a SHA-256 in 64 digits.
  init(digest: String, facts: some Collection<UInt8>) { bytes = ArraySlice(Array(digest.utf8) + facts) }

  init?(stored: ArraySlice<UInt8>) {
    guard stored.count >= FileContent.digits else { return nil }
    bytes = stored
  }

  var digest: String { String(decoding: bytes.prefix(FileContent.digits), as: UTF8.self) }
  var facts: ArraySlice<UInt8> { bytes.dropFirst(FileContent.digits) }
  var stored: [UInt8] { Array(bytes) }
}

extension FileMemory<FileContent> {
  /// Holds how many relations there are: what a program stored that knew fewer lacks facts.
  static var sign: [UInt8] { Array("swiftkit contents 5.\(SourceFacts.Relation.allCases.count)\n".utf8) }

  /// - Parameter key: stands for which files are meant; a wrong one costs time only.
  init(in folder: FilePath, key: String) {
    self.init(at: folder.appending("contents-\(key.prefix(32)).cache"), sign: Self.sign)
  }
}

extension FileListing {
  func shown(_ index: Int) -> String { ShownName.text(of: name(index)) }
}
