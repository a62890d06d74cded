import FileMemory
import HostMessages
import POSIXSupport

/// What files held when they were last read, as long as their stamps are the same.
struct ContentMemory {
  /// Holds how many relations there are: what a program stored that knew fewer lacks facts.
  static var sign: [UInt8] { Array("swiftkit contents 6.\(SourceFacts.Relation.allCases.count)\n".utf8) }

  private let file: RecordFile<FileListing, KnownContents>
  private var listing = FileListing()
  private(set) var contents = KnownContents(digests: [], facts: FactLines())

  /// - Parameter key: stands for which files are meant; a wrong one costs time only.
  init(in folder: FilePath, key: String) {
    file = RecordFile(path: folder.appending("contents-\(key.prefix(32)).cache"), sign: Self.sign)
    guard let (known, records) = file.read(), let contents = records.first, contents.facts.count == known.count
    else { return }
    (listing, self.contents) = (known, contents)
  }

  /// How many files it knows.
  var count: Int { listing.count }

  /// Where each file of `wanted` is among the contents; nil for one that is not known, or has changed.
  func places(of wanted: FileListing) -> [Int?] { listing.places(of: wanted) }

  /// Keeps what the files of `listing` hold; of a file without a digest, or so new that a change could go unseen, nothing.
  ///
  /// - Parameter start: when the listing was begun.
  func keep(_ listing: FileListing, _ digests: [ContentDigest?], _ facts: FactLines, start: Int64) {
    let kept = digests.indices.filter { digests[$0] != nil && listing.entries[$0].stamp.isSettled(at: start) }
    let contents = KnownContents(digests: kept.compactMap { digests[$0] }, facts: facts.picking(kept))
    file.write(listing.picking(kept), [contents])
  }
}

/// The digests of the contents of files, and the facts in them.
struct KnownContents: StoredValue, Equatable {
  let digests: [ContentDigest]
  let facts: FactLines

  init(digests: [ContentDigest], facts: FactLines) { (self.digests, self.facts) = (digests, facts) }

  init?(stored: ArraySlice<UInt8>) {
    var rest = stored
    guard let count = rest.popNumber(), 0...(rest.count / ContentDigest.size) ~= count,
      let digests = ContentDigest.all(in: rest.prefix(count * ContentDigest.size)),
      let facts = FactLines(stored: rest.dropFirst(count * ContentDigest.size)), facts.count == count
    else { return nil }
    self.init(digests: digests, facts: facts)
  }

  var stored: [UInt8] {
    var bytes: [UInt8] = []
    withUnsafeBytes(of: Int64(digests.count)) { bytes += $0 }
    digests.withUnsafeBytes { bytes += $0 }
    return bytes + facts.stored
  }
}

extension FileListing {
  func shown(_ index: Int) -> String { ShownName.text(of: name(index)) }
}
