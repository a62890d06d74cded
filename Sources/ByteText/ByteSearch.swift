extension UnsafeRawBufferPointer {
  /// The first place in `range` that holds `byte`; nil where none does.
  ///
  /// Eight bytes are looked at together: tables and programs have millions of them.
  @inlinable
  public func firstIndex(of byte: UInt8, in range: Range<Int>) -> Int? {
    let ones: UInt64 = 0x0101_0101_0101_0101, highBits: UInt64 = 0x8080_8080_8080_8080
    var index = range.lowerBound
    while index + 8 <= range.upperBound {
      // The lowest of the high bits that stay set belongs to the first byte that is equal.
      let rest = UInt64(littleEndian: loadUnaligned(fromByteOffset: index, as: UInt64.self)) ^ (ones &* UInt64(byte))
      let hits = (rest &- ones) & ~rest & highBits
      if hits != 0 { return index + hits.trailingZeroBitCount >> 3 }
      index += 8
    }
    while index < range.upperBound {
      if self[index] == byte { return index }
      index += 1
    }
    return nil
  }

  /// Where `word` begins for the first time; nil where it does not stand in these bytes.
  package func firstIndex(ofBytes word: UnsafeRawBufferPointer) -> Int? {
    guard let first = word.first else { return 0 }
    let end = count - word.count + 1
    var start = 0
    while start < end, let index = firstIndex(of: first, in: start..<end) {
      if holds(word, at: index) { return index }
      start = index + 1
    }
    return nil
  }

  /// Whether the last bytes are those of `ending`.
  package func ends(with ending: [UInt8]) -> Bool {
    guard count >= ending.count else { return false }
    for (offset, byte) in ending.enumerated() where self[count - ending.count + offset] != byte { return false }
    return true
  }

  private func holds(_ word: UnsafeRawBufferPointer, at start: Int) -> Bool {
    for offset in 0..<word.count where self[start + offset] != word[offset] { return false }
    return true
  }
}

extension [UInt8] {
  /// Whether the last bytes are those of `ending`.
  package func ends(with ending: [UInt8]) -> Bool { withUnsafeBytes { $0.ends(with: ending) } }
}

extension Collection<UInt8> {
  /// Where the bytes of `word` begin for the first time; nil where they do not stand in these.
  ///
  /// Much faster than the same question to a `String`, which compares characters.
  package func firstIndex(ofBytes word: String) -> Index? {
    var word = word
    return word.withUTF8 { word in
      let place = withContiguousStorageIfAvailable {
        UnsafeRawBufferPointer($0).firstIndex(ofBytes: UnsafeRawBufferPointer(word))
      }
      if let place { return place.map { index(startIndex, offsetBy: $0) } }
      return word.isEmpty ? startIndex : indices.first { self[$0...].starts(with: word) }
    }
  }

  /// Whether the bytes of `word` stand somewhere in these.
  package func contains(bytesOf word: String) -> Bool { firstIndex(ofBytes: word) != nil }
}
