import POSIXSupport

/// What files held when they were last read: their digests and the facts in them, as long as their stamps are the same.
struct ContentMemory {
  static let sign = Array("swiftkit contents 3\n".utf8)

  struct Content: StoredValue {
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

  /// How many files it knows.
  var count: Int { contents.count }

  private let file: RecordFile<FileListing, Content>
  private var listing = FileListing()
  private var contents: [Content] = []

  /// - Parameter key: stands for which files are meant; a wrong one costs time only.
  init(in folder: FilePath, key: String) {
    file = RecordFile(path: folder.appending("contents-\(key.prefix(32)).cache"), sign: Self.sign)
    guard let known = file.read(), known.header.count == known.records.count else { return }
    (listing, contents) = known
  }

  /// What is known of each file of `wanted`, which is in the same order.
  func contents(of wanted: FileListing) -> [Content?] {
    var next = 0
    return (0..<wanted.count).map { index in
      let name = wanted.name(index)
      while next < listing.count, listing.name(next).lexicographicallyPrecedes(name) { next += 1 }
      guard next < listing.count, listing.entries[next].stamp == wanted.entries[index].stamp,
        listing.name(next).elementsEqual(name)
      else { return nil }
      return contents[next]
    }
  }

  /// Keeps what is known of the files of `listing`.
  ///
  /// - Parameter start: when the listing was begun.
  func keep(_ listing: FileListing, _ contents: [Content?], start: Int64) {
    var kept = FileListing()
    var known: [Content] = []
    for (index, content) in contents.enumerated() {
      guard let content, listing.entries[index].stamp.isSettled(at: start) else { continue }
      kept.add(listing.name(index), listing.entries[index].stamp)
      known.append(content)
    }
    file.write(kept, known)
  }
}

extension FileListing: StoredValue {
  init?(stored: ArraySlice<UInt8>) {
    var rest = stored
    self.init(from: &rest)
    if !rest.isEmpty { return nil }
  }

  var stored: [UInt8] { bytes }
}
