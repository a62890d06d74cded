import POSIXSupport
import Testing

/// The vectors of FIPS 180-4 and of NIST's examples.
@Suite struct SHA256Tests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
  ])
  func knownDigests(text: String, expected: String) {
    #expect(SHA256.hexadecimal(of: text) == expected)
  }

  /// 55, 56 and 64 bytes are where the padding needs another block.
  @Test(arguments: [
    (55, "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"),
    (56, "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a"),
    (64, "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"),
    (1_000, "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"),
  ])
  func lettersA(count: Int, expected: String) {
    #expect(SHA256.hexadecimal(of: [UInt8](repeating: 0x61, count: count)) == expected)
  }

  @Test func piecesEqualTheWhole() {
    let bytes = (0..<400).map { UInt8(truncatingIfNeeded: $0 &* 37) }
    for size in [1, 3, 63, 64, 65, 200] {
      var hash = SHA256()
      for start in stride(from: 0, to: bytes.count, by: size) {
        hash.update(Array(bytes[start..<min(start + size, bytes.count)]))
      }
      #expect(hash.hexadecimal() == SHA256.hexadecimal(of: bytes), "pieces of \(size)")
    }
  }
}
