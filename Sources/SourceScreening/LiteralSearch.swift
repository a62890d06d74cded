/// Finds out in one pass which of a set of literals a file holds, before anything is parsed.
///
/// At each place the first three bytes lead to the few literals that may begin there, by a table that stays in the
/// processor's nearest cache; only those are compared. Shorter literals are led to by their first byte alone.
struct LiteralSearch: Sendable {
  private let literals: [Literal]
  private let byHead: Buckets
  private let byFirst: Buckets
  /// What is found before anything is read: literals of no bytes.
  private let beforehand: [Bool]

  init(_ literals: [Literal]) {
    self.literals = literals
    beforehand = literals.map { $0.bytes.isEmpty }
    let keys = literals.map { $0.bytes.count >= 3 ? LiteralSearch.key(ofHead: $0.bytes) : nil }
    byHead = Buckets(keys, count: 1 << LiteralSearch.keyBits)
    byFirst = Buckets(literals.map { $0.bytes.count < 3 ? $0.bytes.first.map(Int.init) : nil }, count: 256)
  }

  /// One answer a literal, in their order.
  func found(in source: UnsafeRawBufferPointer) -> [Bool] {
    var found = beforehand
    byHead.read { byHead in
      byFirst.read { byFirst in
        for place in 0..<max(0, source.count - 3) {
          let head = source.loadUnaligned(fromByteOffset: place, as: UInt32.self)
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
    return found
  }

  /// Marks those of `candidates` that begin at `place`.
  @inline(__always)
  private func note(
    _ candidates: UnsafeBufferPointer<UInt16>.SubSequence, at place: Int, in source: UnsafeRawBufferPointer,
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

  /// The key of the three bytes that come first in memory; the fourth does not matter.
  private static func key(ofHead word: UInt32) -> Int {
    Int(truncatingIfNeeded: ((UInt32(littleEndian: word) << 8) &* 0x9e37_79b1) >> (32 - UInt32(keyBits)))
  }
}

/// Numbers in buckets, all of them in one array.
private struct Buckets: Sendable {
  /// By bucket where it begins in `members`; it ends where the next one begins.
  private let starts: [UInt16]
  private let members: [UInt16]

  /// - Parameter keys: for each number from zero the bucket it goes to, or nil.
  init(_ keys: [Int?], count: Int) {
    let order = keys.indices.filter { keys[$0] != nil }.sorted { (keys[$0] ?? 0, $0) < (keys[$1] ?? 0, $1) }
    members = order.map { UInt16(clamping: $0) }
    var starts: [UInt16] = []
    starts.reserveCapacity(count + 1)
    for (place, number) in order.enumerated() {
      while starts.count <= keys[number] ?? 0 { starts.append(UInt16(clamping: place)) }
    }
    while starts.count <= count { starts.append(UInt16(clamping: order.count)) }
    self.starts = starts
  }

  func read<Result>(_ body: (Reading) -> Result) -> Result {
    starts.withUnsafeBufferPointer { starts in
      members.withUnsafeBufferPointer { body(Reading(starts: starts, members: $0)) }
    }
  }

  struct Reading {
    let starts: UnsafeBufferPointer<UInt16>
    let members: UnsafeBufferPointer<UInt16>

    @inline(__always)
    subscript(key: Int) -> UnsafeBufferPointer<UInt16>.SubSequence { members[Int(starts[key])..<Int(starts[key + 1])] }
  }
}
