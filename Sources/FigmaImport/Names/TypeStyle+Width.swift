extension TypeStyle {
  /// How wide a line of words is in this style at the standard setting, in points, to a few per cent.
  ///
  /// A design's font may be narrower than the system's; what stands after words in a row has to give way.
  package func width(of words: String) -> Double {
    var hundredths = 0
    for scalar in words.unicodeScalars {
      switch scalar.value {
      case 32..<127: hundredths += TypeStyle.widths[Int(scalar.value) - 32]
      // Letters of Greek and Cyrillic, then those that are as wide as they are high.
      case 0x370..<0x530: hundredths += scalar.properties.isUppercase ? 69 : 60
      case 0x1100..<0x1200, 0x2E80..<0xFB00, 0x1F000...: hundredths += 100
      default: hundredths += scalar.properties.isUppercase ? 66 : 55
      }
    }
    let isBold = style == .headline || [.semibold, .bold, .heavy, .black].contains(weight)
    return Double(hundredths) / 100 * style.size * (isBold ? 1.03 : 1)
  }

  /// The widths of ASCII from the space on, in hundredths of the size.
  private static let widths = [
    27, 27, 39, 61, 62, 79, 62, 21, 35, 35, 48, 64, 27, 45, 27, 35, 61, 45, 59, 62, 62, 59, 60, 55, 60, 60, 27, 27, 64,
    64, 64, 49, 91, 66, 63, 71, 70, 58, 57, 72, 72, 26, 53, 63, 55, 86, 73, 74, 62, 74, 62, 62, 62, 72, 66, 92, 62, 64,
    61, 35, 35, 35, 45, 44, 48, 55, 60, 54, 60, 56, 35, 59, 57, 23, 23, 53, 23, 84, 57, 58, 59, 59, 36, 51, 35, 56, 54,
    79, 52, 54, 52, 35, 32, 35, 64,
  ]
}
