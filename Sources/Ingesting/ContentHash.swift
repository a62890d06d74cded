/// Tells contents of files apart: two 64-bit FNV-1a hashes with different starts, as 32 hexadecimal digits.
///
/// It guards against mistakes, not against an enemy: whoever can write the skills decides what they say anyway.
package enum ContentHash {
  package static func text(of bytes: some Sequence<UInt8>) -> String {
    bytes.withContiguousStorageIfAvailable { text(ofMemory: $0) }
      ?? Array(bytes).withUnsafeBufferPointer { text(ofMemory: $0) }
  }

  private static func text(ofMemory bytes: UnsafeBufferPointer<UInt8>) -> String {
    var first: UInt64 = 0xcbf2_9ce4_8422_2325, second: UInt64 = 0x6c62_272e_07bb_0142
    for byte in bytes {
      first = (first ^ UInt64(byte)) &* 0x100_0000_01b3
      second = (second &+ UInt64(byte)) &* 0x9e37_79b9_7f4a_7c15
      second ^= second >> 29
    }
    return hexadecimal(first) + hexadecimal(second)
  }

  private static func hexadecimal(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
