/// The distinct lines of a text, each with how often it stands there.
///
/// A project has a hundred thousand lines of facts, most of them in many files: eight bytes are taken at a time.
struct CountedLines {
  /// A line without its end, and in how many places it stands. The bytes are those of the text.
  struct Counted {
    let line: UnsafeRawBufferPointer
    fileprivate let hash: UInt64
    fileprivate(set) var count = 1
  }

  private var all: [Counted] = []
  /// Odd, and another one in each process.
  private let secret = UInt64(bitPattern: Int64(Hasher().finalize())) | 1
  /// Places in `all` by the hash of a line, and -1; at least half are free.
  private var table = [Int32](repeating: -1, count: 1 << 10)

  /// - Parameter text: it has to outlive this; empty lines do not count.
  init(of text: UnsafeRawBufferPointer) {
    var start = 0
    while start < text.count {
      let end = text.firstLineEnd(from: start)
      if end > start { add(UnsafeRawBufferPointer(rebasing: text[start..<end])) }
      start = end + 1
    }
  }

  private mutating func add(_ line: UnsafeRawBufferPointer) {
    let hash = line.hash(keyed: secret)
    var slot = Int(truncatingIfNeeded: hash) & (table.count - 1)
    while table[slot] >= 0 {
      let place = Int(table[slot])
      if all[place].hash == hash, all[place].line.isEqual(to: line) {
        all[place].count += 1
        return
      }
      slot = (slot + 1) & (table.count - 1)
    }
    table[slot] = Int32(truncatingIfNeeded: all.count)
    all.append(Counted(line: line, hash: hash))
    if all.count * 2 > table.count { grow() }
  }

  private mutating func grow() {
    table = [Int32](repeating: -1, count: table.count * 4)
    for place in all.indices {
      var slot = Int(truncatingIfNeeded: all[place].hash) & (table.count - 1)
      while table[slot] >= 0 { slot = (slot + 1) & (table.count - 1) }
      table[slot] = Int32(truncatingIfNeeded: place)
    }
  }

  /// The lines in order of their bytes. Most differ in the first sixteen, which are compared as two numbers.
  var sorted: [Counted] {
    all.indices.map { (first: all[$0].line.number(at: 0), second: all[$0].line.number(at: 8), place: $0) }
      .sorted { left, right in
        if left.first != right.first { return left.first < right.first }
        if left.second != right.second { return left.second < right.second }
        return all[left.place].line.lexicographicallyPrecedes(all[right.place].line)
      }.map { all[$0.place] }
  }
}

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

  /// Eight bytes from `place` on as a number that is ordered as they are, with zeros behind the last byte.
  fileprivate func number(at place: Int) -> UInt64 {
    if place + 8 <= count { return UInt64(bigEndian: loadUnaligned(fromByteOffset: place, as: UInt64.self)) }
    var number: UInt64 = 0
    for index in place..<(place + 8) { number = number << 8 | (index < count ? UInt64(self[index]) : 0) }
    return number
  }

  /// A hash that nobody foresees who does not know `secret`: a repository must not be able to fill one place of a table.
  fileprivate func hash(keyed secret: UInt64) -> UInt64 {
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
  fileprivate func firstLineEnd(from start: Int) -> Int {
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
