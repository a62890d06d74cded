import DesignTokens
import Testing

/// The colour that `hex` writes, or a failed test.
func color(_ hex: String) throws -> RGBColor {
  try #require(RGBColor(hex: hex), "\(hex) is no colour")
}

extension RGBColor {
  static func random(using random: inout some RandomNumberGenerator) -> RGBColor {
    RGBColor(
      red: .random(in: 0...255, using: &random), green: .random(in: 0...255, using: &random),
      blue: .random(in: 0...255, using: &random))
  }
}
