/// The bytes that the lines are kept as from one run to the next: how many files and numbers there are, where the numbers
/// of each file end, the numbers, and the lines.
extension FactLines {
  package var stored: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(16 + 4 * (ends.count + numbers.count) + lines.text.count)
    for count in [ends.count, numbers.count] { withUnsafeBytes(of: Int64(count)) { bytes += $0 } }
    for part in [ends, numbers] { part.withUnsafeBytes { bytes += $0 } }
    return bytes + lines.text
  }

  /// Reads what `stored` wrote; nil for other bytes.
  package init?(stored: ArraySlice<UInt8>) {
    let parts = stored.withUnsafeBytes { bytes -> (ends: [UInt32], numbers: [UInt32])? in
      guard bytes.count >= 16 else { return nil }
      let (first, second) = (bytes.number64(at: 0), bytes.number64(at: 8))
      let most = (bytes.count - 16) / 4
      guard 0...most ~= first, 0...(most - first) ~= second else { return nil }
      return (bytes.numbers(first, at: 16), bytes.numbers(second, at: 16 + 4 * first))
    }
    guard let (ends, numbers) = parts,
      let lines = SortedLines(text: stored.dropFirst(16 + 4 * (ends.count + numbers.count)))
    else { return nil }
    self.init(lines: lines, numbers: numbers, ends: ends)
  }
}

extension UnsafeRawBufferPointer {
  fileprivate func number64(at place: Int) -> Int { Int(loadUnaligned(fromByteOffset: place, as: Int64.self)) }

  fileprivate func numbers(_ count: Int, at place: Int) -> [UInt32] {
    [UInt32](unsafeUninitializedCapacity: count) { buffer, filled in
      UnsafeMutableRawBufferPointer(buffer).copyMemory(
        from: UnsafeRawBufferPointer(rebasing: self[place..<(place + 4 * count)]))
      filled = count
    }
  }
}
