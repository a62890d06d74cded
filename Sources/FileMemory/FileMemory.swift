package import POSIXSupport

/// What was found out about files, as long as their stamps are the same.
package struct FileMemory<Value: StoredValue>: Sendable {
  /// How many files it knows.
  package var count: Int { values.count }

  private let file: RecordFile<FileListing, Value>
  private var listing = FileListing()
  private var values: [Value] = []

  /// - Parameters:
  ///   - path: the file that holds it; one that is not whole holds nothing.
  ///   - sign: what that file begins with.
  package init(at path: FilePath, sign: [UInt8]) {
    file = RecordFile(path: path, sign: sign)
    guard let known = file.read(), known.header.count == known.records.count else { return }
    (listing, values) = known
  }

  /// What is known of each file of `wanted`, which is in the order of the bytes of its paths.
  package func values(of wanted: FileListing) -> [Value?] {
    // Mostly nothing has changed.
    if listing == wanted { return values }
    var next = 0
    return (0..<wanted.count).map { index in
      while next < listing.count, listing.order(next, wanted, index) < 0 { next += 1 }
      guard next < listing.count, listing.entries[next].stamp == wanted.entries[index].stamp,
        listing.order(next, wanted, index) == 0
      else { return nil }
      return values[next]
    }
  }

  /// Keeps what is known of the files of `listing`; of a file so new that a change could go unseen, nothing.
  ///
  /// - Parameter start: when the listing was begun.
  package func keep(_ listing: FileListing, _ values: [Value?], start: Int64) {
    var kept = FileListing()
    var known: [Value] = []
    for (index, value) in values.enumerated() {
      guard let value, listing.entries[index].stamp.isSettled(at: start) else { continue }
      kept.add(listing.name(index), listing.entries[index].stamp)
      known.append(value)
    }
    file.write(kept, known)
  }
}
