extension StringProtocol {
  /// How many columns of a terminal the text takes: two for wide letters and emoji, none for marks that combine.
  var columns: Int { reduce(0) { $0 + $1.columns } }
}

extension Character {
  fileprivate var columns: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if first.value < 0x1100 { return first.properties.generalCategory == .nonspacingMark ? 0 : 1 }
    return first.isWide || unicodeScalars.contains { $0.value == 0xFE0F } ? 2 : 1
  }
}

extension Unicode.Scalar {
  /// East Asian wide and full-width letters, by their blocks, and what is an emoji without being asked to.
  fileprivate var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: properties.isEmojiPresentation
    }
  }
}
