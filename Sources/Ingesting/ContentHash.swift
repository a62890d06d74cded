import ByteText

/// Tells contents of files apart: two 64-bit FNV-1a hashes with different starts, as 32 hexadecimal digits.
///
/// It guards against mistakes, not against an enemy: whoever can write the skills decides what they say anyway.
package enum ContentHash {
  package static func text(of bytes: some Sequence<UInt8>) -> String {
    bytes.withContiguousStorageIfAvailable { text(ofMemory: $0) }
      ?? Array(bytes).withUnsafeBufferPointer { text(ofMemory: $0) }
  }

  private static func text(ofMemory bytes: UnsafeBufferPointer<UInt8>) -> String {
    var first = FNV1a(), second: UInt64 = 0x6c62_272e_07bb_0142
    for byte in bytes {
      first.combine(byte)
      second = (second &+ UInt64(byte)) &* 0x9e37_79b9_7f4a_7c15
      second ^= second >> 29
    }
    return first.value.hexadecimal(digits: 16) + second.hexadecimal(digits: 16)
  }
}
