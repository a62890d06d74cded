extension UnsignedInteger {
  /// The number in hexadecimal digits, with zeros in front up to so many.
  package func hexadecimal(digits count: Int, uppercase: Bool = false) -> String {
    let digits = String(self, radix: 16, uppercase: uppercase)
    return String(repeating: "0", count: Swift.max(0, count - digits.utf8.count)) + digits
  }
}

extension String {
  /// Whether the text is so many digits as `hexadecimal` writes them, in small letters.
  package func isHexadecimal(digits count: Int) -> Bool {
    utf8.count == count && utf8.allSatisfy { Ascii.isHexadecimal($0) && !Ascii.isUppercase($0) }
  }
}
