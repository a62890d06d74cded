/// Finds out in one pass which of a set of literals a file holds, before anything is parsed.
///
/// Nearly everywhere the next two bytes begin no literal, which one bit says. Elsewhere the first three lead to the few
/// literals that may begin there, and only those are compared; shorter ones are led to by their first byte alone. The
/// tables stay in the processor's nearest cache.
struct LiteralSearch: Sendable {
  private let literals: [Literal]
  /// A bit for each two bytes that a literal may begin with.
  private let pairs: [UInt64]
  private let byHead: Buckets
  private let byFirst: Buckets
  /// What is found before anything is read: literals of no bytes.
  private let beforehand: [Bool]

  init(_ literals: [Literal]) {
    self.literals = literals
    beforehand = literals.map { $0.bytes.isEmpty }
    pairs = LiteralSearch.pairs(of: literals)
    let keys = literals.map { $0.bytes.count >= 3 ? LiteralSearch.key(ofHead: $0.bytes) : nil }
    byHead = Buckets(keys, count: 1 << LiteralSearch.keyBits)
    byFirst = Buckets(literals.map { $0.bytes.count < 3 ? $0.bytes.first.map(Int.init) : nil }, count: 256)
  }

  private static func pairs(of literals: [Literal]) -> [UInt64] {
    var pairs = [UInt64](repeating: 0, count: 1 << 10)
    for bytes in literals.map(\.bytes) {
      guard let first = bytes.first else { continue }
      let second = bytes.count > 1 ? Int(bytes[1])...Int(bytes[1]) : 0...255
      for second in second {
        let pair = second << 8 | Int(first)
        pairs[pair >> 6] |= 1 << (pair & 63)
      }
    }
    return pairs
  }

  /// One answer a literal, in their order.
  func found(in source: UnsafeRawBufferPointer) -> [Bool] {
    var found = beforehand
    pairs.withUnsafeBufferPointer { pairs in
      byHead.read { byHead in
        byFirst.read { byFirst in
          for place in 0..<max(0, source.count - 3) {
            let head = UInt32(littleEndian: source.loadUnaligned(fromByteOffset: place, as: UInt32.self))
            guard pairs[Int(head & 0xffff) >> 6] & (1 << UInt64(head & 63)) != 0 else { continue }
            note(byHead[LiteralSearch.key(ofHead: head)], at: place, in: source, &found)
            note(byFirst[Int(source[place])], at: place, in: source, &found)
          }
          // Too near the end for reading four bytes at a time.
          for place in max(0, source.count - 3)..<source.count {
            if place + 3 <= source.count {
              note(byHead[LiteralSearch.key(ofHead: source[place...])], at: place, in: source, &found)
            }
            note(byFirst[Int(source[place])], at: place, in: source, &found)
          }
        }
      }
    }
    return found
  }

  /// Marks those of `candidates` that begin at `place`.
  @inline(__always)
  private func note(
    _ candidates: UnsafeBufferPointer<UInt32>.SubSequence, at place: Int, in source: UnsafeRawBufferPointer,
    _ found: inout [Bool]
  ) {
    for candidate in candidates where !found[Int(candidate)] {
      if literals[Int(candidate)].stands(in: source, at: place) { found[Int(candidate)] = true }
    }
  }

  private static let keyBits = 12

  private static func key(ofHead bytes: some Collection<UInt8>) -> Int {
    key(ofHead: bytes.prefix(3).reversed().reduce(0) { $0 << 8 | UInt32($1) })
  }

  /// The key of the three low bytes of `word`, the first one lowest; the fourth does not matter.
  private static func key(ofHead word: UInt32) -> Int {
    Int(truncatingIfNeeded: ((word << 8) &* 0x9e37_79b1) >> (32 - UInt32(keyBits)))
  }
}

/// Numbers in buckets, all of them in one array.
private struct Buckets: Sendable {
  /// By bucket where it begins in `members`; it ends where the next one begins.
  private let starts: [UInt32]
  private let members: [UInt32]

  /// - Parameter keys: for each number from zero the bucket it goes to, or nil.
  init(_ keys: [Int?], count: Int) {
    let order = keys.indices.filter { keys[$0] != nil }.sorted { (keys[$0] ?? 0, $0) < (keys[$1] ?? 0, $1) }
    members = order.map { UInt32(clamping: $0) }
    var starts: [UInt32] = []
    starts.reserveCapacity(count + 1)
    for (place, number) in order.enumerated() {
      while starts.count <= keys[number] ?? 0 { starts.append(UInt32(clamping: place)) }
    }
    while starts.count <= count { starts.append(UInt32(clamping: order.count)) }
    self.starts = starts
  }

  func read<Result>(_ body: (Reading) -> Result) -> Result {
    starts.withUnsafeBufferPointer { starts in
      members.withUnsafeBufferPointer { body(Reading(starts: starts, members: $0)) }
    }
  }

  struct Reading {
    let starts: UnsafeBufferPointer<UInt32>
    let members: UnsafeBufferPointer<UInt32>

    @inline(__always)
    subscript(key: Int) -> UnsafeBufferPointer<UInt32>.SubSequence { members[Int(starts[key])..<Int(starts[key + 1])] }
  }
}
