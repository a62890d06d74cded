import DesignTokens
import TestSupport
import Testing

/// Figures computed with another implementation of WCAG 2, or named in its text.
@Suite struct ContrastTests {
  private func check(_ text: String, on background: String, _ expected: String) throws {
    let ratio = try #require(RGBColor(hex: text)).contrast(on: #require(RGBColor(hex: background)))
    #expect(FixedPoint.truncated(ratio + 0.005, places: 2) == expected, "\(text) on \(background)")
  }

  @Test(arguments: [
    ("#FFFFFF", "#000000", "21.00"), ("#000000", "#FFFFFF", "21.00"), ("#6366F1", "#6366F1", "1.00"),
    // The darkest and lightest greys that reach a level on white.
    ("#767676", "#FFFFFF", "4.54"), ("#777777", "#FFFFFF", "4.48"), ("#949494", "#FFFFFF", "3.03"),
    ("#959595", "#FFFFFF", "3.00"),
    // Three weak tokens on the three dark surfaces.
    ("#71717A", "#09090B", "4.12"), ("#71717A", "#18181B", "3.67"), ("#71717A", "#27272A", "3.08"),
    ("#6366F1", "#09090B", "4.45"), ("#6366F1", "#18181B", "3.97"), ("#6366F1", "#27272A", "3.33"),
    ("#EF4444", "#09090B", "5.29"), ("#EF4444", "#18181B", "4.71"), ("#EF4444", "#27272A", "3.96"),
    // White labels on accents.
    ("#FFFFFF", "#6366F1", "4.47"), ("#FFFFFF", "#2A9D8F", "3.32"), ("#FFFFFF", "#BE845D", "3.16"),
  ])
  func ratio(text: String, background: String, expected: String) throws {
    try check(text, on: background, expected)
  }

  @Test func isSymmetricForOpaqueColours() {
    var random = SeededRandom(seed: 7)
    for _ in 0..<500 {
      let first = RGBColor.random(using: &random), second = RGBColor.random(using: &random)
      let ratio = first.contrast(on: second)
      #expect(ratio == second.contrast(on: first))
      #expect((1...21).contains(ratio))
    }
  }

  @Test func seesThroughTranslucentText() throws {
    // Secondary labels: 60 % of 3C3C43 on white is 8A8A8E.
    try check("#3C3C4399", on: "#FFFFFF", "3.44")
    try check("#8A8A8E", on: "#FFFFFF", "3.44")
    try check("#FFFFFF00", on: "#000000", "1.00")
  }

  @Test func takesATranslucentBackgroundAtItsWorst() throws {
    // Half a black veil is 7F7F7F on white and black on black.
    let veil = RGBColor.black.opacity(0.5)
    #expect(RGBColor.white.contrast(on: veil) == RGBColor.white.contrast(on: veil.over(.white)))
    #expect(RGBColor.white.contrast(on: veil) < 4.1)
    #expect(RGBColor.black.contrast(on: veil) == 1)
  }

  @Test(arguments: [
    ("#71717A", "#27272A", 4.5), ("#6366F1", "#18181B", 4.5), ("#BE845D", "#FFFFFF", 3.0),
    ("#FFFFFF", "#808080", 4.5),
  ])
  func adjustsOnlyAsFarAsNeeded(text: String, background: String, ratio: Double) throws {
    let text = try #require(RGBColor(hex: text)), background = try #require(RGBColor(hex: background))
    let better = try #require(text.adjusted(toContrast: ratio, on: background))
    #expect(better.contrast(on: background) >= ratio)
    #expect(better.contrast(on: background) < ratio + 0.1 || better == .black)
  }

  @Test func leavesGoodColoursAlone() {
    #expect(RGBColor.white.adjusted(toContrast: 4.5, on: .black) == .white)
  }

  @Test func saysWhenNoColourIsEnough() {
    #expect(RGBColor.white.adjusted(toContrast: 7, on: RGBColor(red: 128, green: 128, blue: 128)) == nil)
  }
}

extension RGBColor {
  static func random(using random: inout some RandomNumberGenerator) -> RGBColor {
    RGBColor(
      red: .random(in: 0...255, using: &random), green: .random(in: 0...255, using: &random),
      blue: .random(in: 0...255, using: &random))
  }
}
