/// A 64-bit FNV-1a hash: the same on every machine and in every run, unlike `Hasher`.
struct StableHash {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func combine(_ byte: UInt8) { state = (state ^ UInt64(byte)) &* 0x100_0000_01b3 }

  /// Sixteen hexadecimal digits.
  var text: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
