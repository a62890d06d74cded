import Testing

@testable import AgentServer

/// Binary files that a client reads; the first rows are those of RFC 4648.
@Suite struct Base64Tests {
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"),
  ])
  func texts(text: String, expected: String) { #expect(Base64.text(of: Array(text.utf8)) == expected) }

  @Test func everyDigit() {
    let bytes = (0..<16).flatMap { row -> [UInt8] in
      let word = [0, 1, 2, 3].reduce(0) { $0 << 6 | (row * 4 + $1) }
      return [UInt8(word >> 16 & 255), UInt8(word >> 8 & 255), UInt8(word & 255)]
    }
    #expect(
      Base64.text(of: bytes) == "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
  }
}
