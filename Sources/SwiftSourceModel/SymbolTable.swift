import ByteText

/// The distinct texts of a file. Most are parts of its source and cost no copy.
struct SymbolTable {
  private let source: UnsafeBufferPointer<UInt8>
  /// Texts that do not stand in the source as they are, one behind the other; their ranges continue the source's.
  private(set) var furtherBytes: [UInt8] = []
  private var ranges: [Range<Int>] = []
  /// Open addressing: index into `ranges` plus one, zero where free. The count is a power of two, half of it free.
  private var slots = [UInt32](repeating: 0, count: 256)

  init(source: UnsafeBufferPointer<UInt8>) {
    self.source = source
  }

  /// The symbol of a part of the source.
  mutating func symbol(_ range: Range<Int>) -> UInt32 {
    if ranges.count * 2 >= slots.count { grow() }
    var slot = Int(truncatingIfNeeded: hash(range)) & (slots.count - 1)
    while slots[slot] != 0 {
      let index = slots[slot] - 1
      if isEqual(ranges[Int(index)], range) { return index }
      slot = (slot + 1) & (slots.count - 1)
    }
    ranges.append(range)
    slots[slot] = UInt32(ranges.count)
    return UInt32(ranges.count - 1)
  }

  /// The symbol of a text that does not stand in the source as it is.
  mutating func symbol(_ text: [UInt8]) -> UInt32 {
    let start = source.count + furtherBytes.count
    furtherBytes.append(contentsOf: text)
    let known = ranges.count
    let symbol = symbol(start..<start + text.count)
    if ranges.count == known { furtherBytes.removeLast(text.count) }
    return symbol
  }

  /// The texts in ascending order, and for each symbol handed out its place in that order.
  func sorted() -> (ranges: [Range<Int>], placeOf: [UInt32]) {
    // Most texts differ in their first eight bytes, and those compare as one number.
    let heads = ranges.map(head)
    let order = ranges.indices.sorted {
      heads[$0] == heads[$1] ? isAscending(ranges[$0], ranges[$1]) : heads[$0] < heads[$1]
    }
    var placeOf = [UInt32](repeating: 0, count: ranges.count)
    for (place, index) in order.enumerated() { placeOf[index] = UInt32(place) }
    return (order.map { ranges[$0] }, placeOf)
  }

  /// The first eight bytes, zeros behind a shorter text, as a number that is greater the later the text comes.
  private func head(_ range: Range<Int>) -> UInt64 {
    var head: UInt64 = 0
    for offset in range.prefix(8) { head = head << 8 | UInt64(self[offset]) }
    return range.count < 8 ? head << UInt64(8 * (8 - range.count)) : head
  }

  private subscript(offset: Int) -> UInt8 {
    offset < source.count ? source[offset] : furtherBytes[offset - source.count]
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    for (index, range) in ranges.enumerated() {
      var slot = Int(truncatingIfNeeded: hash(range)) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(index + 1)
    }
  }

  /// FNV-1a, and its high half folded in, because the table looks at low bits.
  private func hash(_ range: Range<Int>) -> UInt64 {
    var hash = FNV1a()
    for offset in range { hash.combine(self[offset]) }
    return hash.value ^ (hash.value >> 32)
  }

  private func isEqual(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    guard left.count == right.count else { return false }
    return zip(left, right).allSatisfy { self[$0] == self[$1] }
  }

  private func isAscending(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    for (i, j) in zip(left, right) where self[i] != self[j] { return self[i] < self[j] }
    return left.count < right.count
  }
}
