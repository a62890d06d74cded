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

  /// How many files below `folder` it knows, the bytes of whose path end with a slash unless it is all of them.
  package func count(below folder: [UInt8]) -> Int { listing.range(below: folder).count }

  /// The same with what is known of the files of `listing` in place of all that was known below `folder`, and kept; of a
  /// file so new that a change could go unseen, nothing.
  ///
  /// - Parameter start: when the listing was begun.
  package func keeping(
    _ listing: FileListing, _ values: [Value?], below folder: [UInt8], start: Int64
  ) -> FileMemory {
    let settled = values.indices.filter { values[$0] != nil && listing.entries[$0].stamp.isSettled(at: start) }
    let replaced = self.listing.range(below: folder)
    let (before, after) = (0..<replaced.lowerBound, replaced.upperBound..<self.listing.count)
    var memory = self
    memory.listing = self.listing.picking(Array(before)).followed(by: listing.picking(settled))
      .followed(by: self.listing.picking(Array(after)))
    memory.values = self.values[before] + settled.compactMap { values[$0] } + self.values[after]
    file.write(memory.listing, memory.values)
    return memory
  }
}
