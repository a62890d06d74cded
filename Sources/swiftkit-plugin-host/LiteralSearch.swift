import POSIXSupport

/// Finds out in one pass which of a set of literals a file holds, before anything is parsed.
///
/// The method is Wu and Manber's: the two bytes at the end of a window as long as the shortest literal tell how far the
/// window may jump; only where they could end a literal's beginning is anything compared.
struct LiteralSearch {
  private let literals: [[UInt8]]
  private let window: Int
  /// How far to jump, by the two last bytes of the window.
  private let jumps: [UInt8]
  /// The literals to compare, by the same two bytes, where the jump is zero.
  private let candidates: [UInt16: [Int]]

  init(_ texts: [String]) {
    let literals = texts.map { Array($0.utf8) }
    let longEnough = literals.indices.filter { literals[$0].count >= 2 }
    let shortest = longEnough.map { literals[$0].count }.min() ?? 2
    let window = min(shortest, 64)
    var jumps = [UInt8](repeating: UInt8(window - 1), count: 1 << 16)
    var candidates: [UInt16: [Int]] = [:]
    for index in longEnough {
      let literal = literals[index]
      for end in 1..<window {
        let pair = UInt16(literal[end - 1]) << 8 | UInt16(literal[end])
        jumps[Int(pair)] = min(jumps[Int(pair)], UInt8(window - 1 - end))
        if end == window - 1 { candidates[pair, default: []].append(index) }
      }
    }
    self.literals = literals
    self.window = window
    self.jumps = jumps
    self.candidates = candidates
  }

  /// One answer a literal, in their order.
  func found(in source: UnsafeRawBufferPointer) -> [Bool] {
    var found = literals.map { $0.count == 1 && source.contains($0[0]) }
    var missing = literals.count { $0.count >= 2 }
    jumps.withUnsafeBufferPointer { jumps in
      var end = window - 1
      while end < source.count, missing > 0 {
        let pair = UInt16(source[end - 1]) << 8 | UInt16(source[end])
        let jump = Int(jumps[Int(pair)])
        if jump == 0 {
          for index in candidates[pair] ?? [] where !found[index] && matches(index, source, at: end - window + 1) {
            found[index] = true
            missing -= 1
          }
        }
        end += max(1, jump)
      }
    }
    return found
  }

  private func matches(_ index: Int, _ source: UnsafeRawBufferPointer, at start: Int) -> Bool {
    let literal = literals[index]
    guard start + literal.count <= source.count, let base = source.baseAddress else { return false }
    return memcmp(base + start, literal, literal.count) == 0
  }
}
