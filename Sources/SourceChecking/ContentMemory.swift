import POSIXSupport

/// What files held when they were last read: their digests and the facts in them, as long as their stamps are the same.
struct ContentMemory {
  static let sign = Array("swiftkit contents 1\n".utf8)

  struct Content {
    let digest: String
    let facts: [UInt8]
  }

  /// How many files it knows.
  var count: Int { contents.count }

  private let file: FilePath
  private var listing = FileListing()
  private var contents: [Content] = []

  /// - Parameter key: stands for which files are meant; a wrong one costs time only.
  init(in folder: FilePath, key: String) {
    file = folder.appending("contents-\(key.prefix(32)).cache")
    guard let bytes = try? FileContents.bytes(of: file), bytes.starts(with: ContentMemory.sign) else { return }
    var rest = bytes[ContentMemory.sign.count...]
    guard let known = FileListing(from: &rest) else { return }
    var contents: [Content] = []
    contents.reserveCapacity(known.count)
    for _ in 0..<known.count {
      guard rest.count >= 64 else { return }
      let digest = String(decoding: rest.prefix(64), as: UTF8.self)
      rest = rest.dropFirst(64)
      guard let length = rest.popNumber(), length >= 0, rest.count >= length else { return }
      contents.append(Content(digest: digest, facts: Array(rest.prefix(length))))
      rest = rest.dropFirst(length)
    }
    guard rest.isEmpty else { return }
    listing = known
    self.contents = contents
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
    var rest: [UInt8] = []
    for (index, content) in contents.enumerated() {
      guard let content, content.digest.utf8.count == 64, listing.entries[index].stamp.isSettled(at: start) else {
        continue
      }
      kept.add(listing.name(index), listing.entries[index].stamp)
      rest += Array(content.digest.utf8)
      withUnsafeBytes(of: Int64(content.facts.count)) { rest += $0 }
      rest += content.facts
    }
    try? AtomicFile.write(ContentMemory.sign + kept.bytes + rest, to: file, permissions: 0o600)
  }
}
