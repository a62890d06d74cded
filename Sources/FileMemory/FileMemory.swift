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
    listing.places(of: wanted).map { $0.map { values[$0] } }
  }

  /// Keeps what is known of the files of `listing`; of a file so new that a change could go unseen, nothing.
  ///
  /// - Parameter start: when the listing was begun.
  package func keep(_ listing: FileListing, _ values: [Value?], start: Int64) {
    let kept = values.indices.filter { values[$0] != nil && listing.entries[$0].stamp.isSettled(at: start) }
    file.write(listing.picking(kept), kept.compactMap { values[$0] })
  }
}
