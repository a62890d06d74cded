/// Lines as bytes. A project has a hundred thousand of them: eight bytes are taken at a time.
extension UnsafeRawBufferPointer {
  /// Whether both have the same bytes.
  func isEqual(to other: UnsafeRawBufferPointer) -> Bool {
    guard count == other.count else { return false }
    var place = 0
    while place + 8 <= count {
      let mine = loadUnaligned(fromByteOffset: place, as: UInt64.self)
      if mine != other.loadUnaligned(fromByteOffset: place, as: UInt64.self) { return false }
      place += 8
    }
    while place < count {
      if self[place] != other[place] { return false }
      place += 1
    }
    return true
  }

  /// Whether the bytes come before those of `other`, as those of a word in a dictionary do.
  func precedes(_ other: UnsafeRawBufferPointer) -> Bool {
    let both = Swift.min(count, other.count)
    var place = 0
    while place < both {
      let (mine, theirs) = (number(at: place), other.number(at: place))
      if mine != theirs { return mine < theirs }
      place += 8
    }
    return count < other.count
  }

  /// Eight bytes from `place` on as a number that is ordered as they are, with zeros behind the last byte.
  func number(at place: Int) -> UInt64 {
    if place + 8 <= count { return UInt64(bigEndian: loadUnaligned(fromByteOffset: place, as: UInt64.self)) }
    if place >= count { return 0 }
    if count >= 8 {
      let last = UInt64(bigEndian: loadUnaligned(fromByteOffset: count - 8, as: UInt64.self))
      return last << UInt64(truncatingIfNeeded: (place + 8 - count) * 8)
    }
    var number: UInt64 = 0
    for index in place..<(place + 8) { number = number << 8 | (index < count ? UInt64(self[index]) : 0) }
    return number
  }

  /// A hash that nobody foresees who does not know `secret`: a repository must not be able to fill one place of a table.
  func hash(keyed secret: UInt64) -> UInt64 {
    var hash = UInt64(truncatingIfNeeded: count) ^ secret
    var place = 0
    while place < count {
      let product = (hash ^ number(at: place)).multipliedFullWidth(by: secret)
      hash = product.high ^ product.low
      place += 8
    }
    return hash
  }

  /// Where the line that begins at `start` ends.
  func firstLineEnd(from start: Int) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101, highBits: UInt64 = 0x8080_8080_8080_8080
    var place = start
    while place + 8 <= count {
      // The lowest of the high bits that stay set belongs to the first line end.
      let rest = UInt64(littleEndian: loadUnaligned(fromByteOffset: place, as: UInt64.self)) ^ (ones &* 0x0a)
      let hits = (rest &- ones) & ~rest & highBits
      if hits != 0 { return place + hits.trailingZeroBitCount >> 3 }
      place += 8
    }
    while place < count, self[place] != 0x0a { place += 1 }
    return place
  }
}
