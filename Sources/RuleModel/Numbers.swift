// The conversions for numbers that come from outside: documents, designs, sources, options, other processes.
// `Int(someDouble)` ends the process when the number is not finite or has no room; nothing that was read may do that.

extension FixedWidthInteger {
  /// The whole number next to `number`, or the end of the range that is next to it; not a number counts as zero.
  ///
  /// Halves go away from zero, as `rounded()` does. Write `Int(nearest: size)` where a reader should see 44 for 43.6.
  package init(nearest number: Double) {
    let whole = number.rounded()
    if let exact = Self(exactly: whole) {
      self = exact
    } else {
      self = whole.isNaN ? 0 : whole < 0 ? .min : .max
    }
  }

  /// The sum, or the end of the range where the sum has no room.
  package func plus(_ other: Self) -> Self {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other < 0 ? .min : .max) : sum
  }

  /// The product, or the end of the range where the product has no room.
  package func times(_ other: Self) -> Self {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    return overflow ? ((self < 0) == (other < 0) ? .max : .min) : product
  }
}

extension Int {
  /// The number with what it counts: `1 file`, `3 files`.
  package func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}

extension Double {
  /// The finite number that `text` writes in decimal digits; nil for `nan`, `inf`, `0x1p9`, and what is too large.
  ///
  /// The initialiser of the standard library takes all of these, and no length, size or version is one of them.
  package init?(finite text: some StringProtocol) {
    let isDecimal = text.utf8.allSatisfy { byte in
      byte &- 0x30 < 10 || byte == 0x2E || byte == 0x2B || byte == 0x2D || byte | 0x20 == 0x65
    }
    guard isDecimal, let number = Double(text), number.isFinite else { return nil }
    self = number
  }

  /// The number as people write it: `44` for a whole one, `43.5` for another, `1e+40` where an `Int` has no room.
  package var shortText: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}
