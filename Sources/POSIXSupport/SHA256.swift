/// The SHA-256 digest (FIPS 180-4): names contents, for trust and for caches.
package struct SHA256: Sendable {
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  private var pending: [UInt8] = []
  private var length: UInt64 = 0

  package init() {}

  /// The digest of `bytes` as 64 lower-case hexadecimal digits.
  package static func hexadecimal(of bytes: [UInt8]) -> String {
    var hash = SHA256()
    hash.update(bytes)
    return hash.hexadecimal()
  }

  /// The digest of the UTF-8 of `text`.
  package static func hexadecimal(of text: String) -> String { hexadecimal(of: Array(text.utf8)) }

  /// Takes in more bytes; many small updates equal one large one.
  package mutating func update(_ bytes: [UInt8]) {
    length &+= UInt64(bytes.count)
    var start = 0
    if !pending.isEmpty {
      start = min(blockSize - pending.count, bytes.count)
      pending.append(contentsOf: bytes[..<start])
      guard pending.count == blockSize else { return }
      pending.withUnsafeBufferPointer { compress($0, at: 0) }
      pending.removeAll(keepingCapacity: true)
    }
    bytes.withUnsafeBufferPointer { buffer in
      while start + blockSize <= buffer.count {
        compress(buffer, at: start)
        start += blockSize
      }
    }
    pending.append(contentsOf: bytes[start...])
  }

  package mutating func update(_ text: String) { update(Array(text.utf8)) }

  /// The 32 bytes of the digest of everything taken in so far.
  package func digest() -> [UInt8] {
    var rest = self
    let zeros = (blockSize * 2 - 9 - pending.count) % blockSize
    let padding = [0x80] + [UInt8](repeating: 0, count: zeros) + bigEndian(length &* 8)
    rest.update(padding)
    return rest.state.flatMap(bigEndian)
  }

  package func hexadecimal() -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: digest().flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }

  private mutating func compress(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { words in
      let block = UnsafeRawBufferPointer(bytes)
      for i in 0..<16 {
        words[i] = UInt32(bigEndian: block.loadUnaligned(fromByteOffset: start + i * 4, as: UInt32.self))
      }
      for i in 16..<64 {
        let a = words[i - 15], b = words[i - 2]
        let first = rotate(a, 7) ^ rotate(a, 18) ^ (a >> 3)
        let second = rotate(b, 17) ^ rotate(b, 19) ^ (b >> 10)
        words[i] = words[i - 16] &+ first &+ words[i - 7] &+ second
      }
      roundConstants.withUnsafeBufferPointer { constants in
        for i in 0..<64 { words[i] &+= constants[i] }
      }
      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      var (e, f, g, h) = (state[4], state[5], state[6], state[7])
      var i = 0
      while i < 64 {
        // Each round moves all words on by one; after eight they are where they were, so none is moved.
        round(a, b, c, &d, e, f, g, &h, words[i])
        round(h, a, b, &c, d, e, f, &g, words[i + 1])
        round(g, h, a, &b, c, d, e, &f, words[i + 2])
        round(f, g, h, &a, b, c, d, &e, words[i + 3])
        round(e, f, g, &h, a, b, c, &d, words[i + 4])
        round(d, e, f, &g, h, a, b, &c, words[i + 5])
        round(c, d, e, &f, g, h, a, &b, words[i + 6])
        round(b, c, d, &e, f, g, h, &a, words[i + 7])
        i += 8
      }
      let added = SIMD8(a, b, c, d, e, f, g, h)
      for place in added.indices { state[place] &+= added[place] }
    }
  }
}

private let blockSize = 64

private func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

/// One of the sixty-four rounds, which changes two of the eight words.
@inline(__always)
private func round(
  _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: inout UInt32, _ e: UInt32, _ f: UInt32, _ g: UInt32, _ h: inout UInt32,
  _ word: UInt32
) {
  let choice = g ^ (e & (f ^ g))
  let first = h &+ (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) &+ choice &+ word
  let majority = (a & b) | (c & (a | b))
  d = d &+ first
  h = first &+ (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) &+ majority
}

private func bigEndian(_ number: some FixedWidthInteger) -> [UInt8] {
  withUnsafeBytes(of: number.bigEndian) { Array($0) }
}

// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
private let roundConstants: [UInt32] = [
  0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
  0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
  0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
  0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
  0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
  0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
  0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
  0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
]
