import ByteText
import Testing

/// What is made of bytes: places found by bisection, hashes, digits.
struct NumbersOfBytesTests {
  @Test(arguments: 0...9) func bisectionFindsTheFirst(count: Int) {
    let numbers = (0..<count).map { $0 * 2 }
    for wanted in -1...20 {
      #expect(numbers.partitioningIndex { $0 >= wanted } == numbers.firstIndex { $0 >= wanted } ?? count)
    }
    #expect(numbers.dropFirst(1).partitioningIndex { _ in true } == min(1, count))
  }

  /// The vectors of the reference implementation.
  @Test(arguments: [("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8")])
  func hashes(text: String, digits: String) {
    #expect(text.utf8.reduce(into: FNV1a()) { $0.combine($1) }.value.hexadecimal(digits: 16) == digits)
  }

  @Test(arguments: [(0, 2, "00"), (15, 2, "0f"), (255, 2, "ff"), (256, 2, "100"), (10, 0, "a")])
  func digits(number: UInt, count: Int, text: String) {
    #expect(number.hexadecimal(digits: count) == text)
    #expect(number.hexadecimal(digits: count, uppercase: true) == text.uppercased())
  }

  @Test(arguments: [
    ("0f", 2, true), ("f0", 2, true), ("0F", 2, false), ("0g", 2, false), ("0f", 1, false), ("0f", 3, false),
  ])
  func isSoManyDigits(text: String, count: Int, expected: Bool) {
    #expect(text.isHexadecimal(digits: count) == expected)
  }

  @Test func setsOfASCII() {
    func text(of isOne: (UInt8) -> Bool) -> String {
      String(decoding: (UInt8(0)..<128).filter(isOne), as: UTF8.self)
    }
    let capitals = "ABCDEFGHIJKLMNOPQRSTUVWXYZ", small = capitals.lowercased(), digits = "0123456789"
    #expect(text(of: Ascii.isUppercase) == capitals && text(of: Ascii.isLowercase) == small)
    #expect(text(of: Ascii.isLetter) == capitals + small && text(of: Ascii.isDigit) == digits)
    #expect(text(of: Ascii.isAlphanumeric) == digits + capitals + small)
    #expect(text(of: Ascii.isName) == digits + capitals + "_" + small && Ascii.isName(0x80))
    #expect(text(of: Ascii.isWord) == digits + capitals + small && Ascii.isWord(0xff))
    #expect(text(of: Ascii.isHexadecimal) == digits + "ABCDEFabcdef")
    #expect(text(of: Ascii.isSpace) == "\t\n\u{b}\u{c}\r ")
    #expect(capitals.utf8.map(Ascii.lowercased) == Array(small.utf8) && Ascii.lowercased(0x40) == 0x40)
  }
}
