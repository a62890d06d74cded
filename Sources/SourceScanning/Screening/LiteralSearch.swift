/// Finds out in one pass which of a set of literals a file holds, before anything is parsed.
///
/// Nearly everywhere the next two bytes begin no literal, which one bit says. Elsewhere the first three lead to the few
/// literals that may begin there; shorter ones are led to by their first byte alone. The next eight bytes, as one number,
/// rule out nearly all of them, and only the others are compared.
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
    byHead = Buckets(literals, count: 1 << LiteralSearch.keyBits) { bytes in
      bytes.count >= 3 ? LiteralSearch.key(ofHead: word(of: bytes.prefix(3))) : nil
    }
    byFirst = Buckets(literals, count: 256) { $0.count < 3 ? $0.first.map(Int.init) : nil }
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
    // Nearer to the end, eight bytes cannot be read at a time.
    let end = max(0, source.count - 7)
    found.withUnsafeMutableBufferPointer { found in
      pairs.withUnsafeBufferPointer { pairs in
        byHead.read { byHead in
          byFirst.read { byFirst in
            func look(at place: Int, _ word: UInt64) {
              guard pairs[Int(word & 0xffff) >> 6] & (1 << (word & 63)) != 0 else { return }
              note(byHead[LiteralSearch.key(ofHead: word)], at: place, word, in: source, found)
              note(byFirst[Int(word & 0xff)], at: place, word, in: source, found)
            }
            for place in 0..<end {
              look(at: place, UInt64(littleEndian: source.loadUnaligned(fromByteOffset: place, as: UInt64.self)))
            }
            for place in end..<source.count { look(at: place, word(of: source[place...])) }
          }
        }
      }
    }
    return found
  }

  /// Marks those of `candidates` that begin at `place`, where the bytes of `word` are.
  @inline(__always)
  private func note(
    _ candidates: UnsafeBufferPointer<Candidate>.SubSequence, at place: Int, _ word: UInt64,
    in source: UnsafeRawBufferPointer, _ found: UnsafeMutableBufferPointer<Bool>
  ) {
    for candidate in candidates where word & candidate.mask == candidate.head {
      let number = Int(candidate.number)
      if !found[number], literals[number].stands(in: source, at: place) { found[number] = true }
    }
  }

  private static let keyBits = 12

  /// The key of the three low bytes of `word`, the first one lowest; those above do not matter.
  private static func key(ofHead word: UInt64) -> Int {
    Int(truncatingIfNeeded: (UInt32(truncatingIfNeeded: word << 8) &* 0x9e37_79b1) >> (32 - UInt32(keyBits)))
  }
}

/// A literal as far as its first eight bytes tell it.
private struct Candidate: Sendable {
  /// The first bytes as a number, the first one lowest.
  let head: UInt64
  /// Covers the bytes of `head`.
  let mask: UInt64
  let number: UInt32

  init(_ literal: Literal, number: Int) {
    head = word(of: literal.bytes)
    mask = literal.bytes.count < 8 ? 1 << UInt64(8 * literal.bytes.count) - 1 : .max
    self.number = UInt32(clamping: number)
  }
}

/// Up to eight bytes as a number, the first one lowest.
private func word(of bytes: some Collection<UInt8>) -> UInt64 {
  bytes.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
}

/// Literals in buckets, all of them in one array.
private struct Buckets: Sendable {
  /// By bucket where it begins in `members`; it ends where the next one begins.
  private let starts: [UInt32]
  private let members: [Candidate]

  /// - Parameter key: the bucket that a literal of these bytes goes to, or nil.
  init(_ literals: [Literal], count: Int, key: ([UInt8]) -> Int?) {
    let keyed = literals.enumerated().compactMap { number, literal in
      key(literal.bytes).map { (key: $0, member: Candidate(literal, number: number)) }
    }.sorted { ($0.key, $0.member.number) < ($1.key, $1.member.number) }
    members = keyed.map(\.member)
    var starts: [UInt32] = []
    starts.reserveCapacity(count + 1)
    for (place, (key, _)) in keyed.enumerated() {
      while starts.count <= key { starts.append(UInt32(clamping: place)) }
    }
    while starts.count <= count { starts.append(UInt32(clamping: keyed.count)) }
    self.starts = starts
  }

  func read<Result>(_ body: (Reading) -> Result) -> Result {
    starts.withUnsafeBufferPointer { starts in
      members.withUnsafeBufferPointer { body(Reading(starts: starts, members: $0)) }
    }
  }

  struct Reading {
    let starts: UnsafeBufferPointer<UInt32>
    let members: UnsafeBufferPointer<Candidate>

    @inline(__always)
    subscript(key: Int) -> UnsafeBufferPointer<Candidate>.SubSequence {
      members[Int(starts[key])..<Int(starts[key + 1])]
    }
  }
}
