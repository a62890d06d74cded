/// Finds the distinct ones among many lines, and gives each a number.
struct LineTable {
  /// The lines by their numbers.
  private var all: [(line: UnsafeRawBufferPointer, hash: UInt64)] = []
  /// Odd, and another one in each process.
  private let secret = UInt64(bitPattern: Int64(Hasher().finalize())) | 1
  /// Numbers by the hash of a line, and -1; at least half are free.
  private var table = [Int32](repeating: -1, count: 1 << 10)

  /// The number of `line`, whose bytes have to outlive this.
  mutating func number(of line: UnsafeRawBufferPointer) -> UInt32 {
    let hash = line.hash(keyed: secret)
    var slot = Int(truncatingIfNeeded: hash) & (table.count - 1)
    while table[slot] >= 0 {
      let place = Int(table[slot])
      if all[place].hash == hash, all[place].line.isEqual(to: line) { return UInt32(truncatingIfNeeded: place) }
      slot = (slot + 1) & (table.count - 1)
    }
    let number = UInt32(truncatingIfNeeded: all.count)
    table[slot] = Int32(truncatingIfNeeded: all.count)
    all.append((line, hash))
    if all.count * 2 > table.count { grow() }
    return number
  }

  private mutating func grow() {
    table = [Int32](repeating: -1, count: table.count * 4)
    for place in all.indices {
      var slot = Int(truncatingIfNeeded: all[place].hash) & (table.count - 1)
      while table[slot] >= 0 { slot = (slot + 1) & (table.count - 1) }
      table[slot] = Int32(truncatingIfNeeded: place)
    }
  }

  /// The lines in order of their bytes, and for the number of each its place among them.
  var sorted: (lines: [UnsafeRawBufferPointer], places: [UInt32]) {
    // Most differ in the first sixteen bytes, which are compared as two numbers.
    let order = all.indices.map { (first: all[$0].line.number(at: 0), second: all[$0].line.number(at: 8), number: $0) }
      .sorted { left, right in
        if left.first != right.first { return left.first < right.first }
        if left.second != right.second { return left.second < right.second }
        return all[left.number].line.precedes(all[right.number].line)
      }
    var places = [UInt32](repeating: 0, count: all.count)
    for (place, entry) in order.enumerated() { places[entry.number] = UInt32(truncatingIfNeeded: place) }
    return (order.map { all[$0.number].line }, places)
  }
}
