import DesignTokens
import TestSupport
import Testing

/// Figures computed with another implementation of WCAG 2, or named in its text.
@Suite struct ContrastTests {
  private func check(_ text: String, on background: String, _ expected: String) throws {
    let ratio = try color(text).contrast(on: color(background))
    #expect(ratio.description == expected + ":1", "\(text) on \(background)")
  }

  @Test(arguments: [
    ("#FFFFFF", "#000000", "21.00"), ("#000000", "#FFFFFF", "21.00"), ("#6366F1", "#6366F1", "1.00"),
    // Greys on either side of a need; 2.995 is not shown as the 3.00 that it misses.
    ("#767676", "#FFFFFF", "4.54"), ("#777777", "#FFFFFF", "4.48"), ("#949494", "#FFFFFF", "3.03"),
    ("#959595", "#FFFFFF", "2.99"),
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
      #expect((1...21).contains(ratio.value))
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
    #expect(RGBColor.white.contrast(on: veil).value < 4.1)
    #expect(RGBColor.black.contrast(on: veil).value == 1)
  }

  @Test(arguments: [
    ("#71717A", "#27272A", ContrastRatio.Need.text), ("#6366F1", "#18181B", .text), ("#BE845D", "#FFFFFF", .text),
    ("#AAAAAA", "#FFFFFF", .largeText), ("#FFFFFF", "#808080", .text), ("#808080", "#808080", .text),
  ])
  func adjustsAsFarAsNeeded(text: String, background: String, need: ContrastRatio.Need) throws {
    let background = try color(background)
    let better = try color(text).adjusted(toMeet: need, on: background)
    #expect(better.contrast(on: background).meets(need))
    #expect(better.contrast(on: background).value < need.rawValue + 0.2)
  }

  @Test func adjustsAnyColourOnAnyOther() {
    var random = SeededRandom(seed: 45)
    for _ in 0..<300 {
      let text = RGBColor.random(using: &random), background = RGBColor.random(using: &random)
      #expect(text.adjusted(toMeet: .text, on: background).contrast(on: background).meets(.text))
    }
  }

  /// A need that is met exactly is met.
  @Test(arguments: [(0.85, 0.15, ContrastRatio.Need.text, "4.50:1"), (0.7, 0.2, .largeText, "3.00:1")])
  func aNeedIsMetAtItsBorder(first: Double, second: Double, need: ContrastRatio.Need, expected: String) {
    let ratio = ContrastRatio(first, second)
    #expect(ratio.value == need.rawValue && ratio.meets(need) && ratio.description == expected)
    #expect(ContrastRatio(second, first) == ratio)
  }

  /// Where both ways are long enough, a colour goes away from the background; one of the same lightness becomes lighter.
  @Test(arguments: [("#757575", true), ("#747474", false), ("#767676", true)])
  func theWayOfAnAdjustedColour(text: String, isLighter: Bool) throws {
    let background = try color("#757575")
    let better = try color(text).adjusted(toMeet: .text, on: background)
    #expect((better.luminance > background.luminance) == isLighter, "\(better.hex)")
  }

  @Test func leavesGoodColoursAlone() {
    #expect(RGBColor.white.adjusted(toMeet: .text, on: .black) == .white)
  }

  @Test(arguments: [(4.4999, "4.49:1"), (4.5001, "4.50:1"), (4.4449, "4.44:1"), (2.996, "2.99:1"), (3.996, "4.00:1")])
  func isNeverShownAsMoreThanItIs(ratio: Double, expected: String) {
    // Above black, the luminance that makes this ratio.
    #expect(ContrastRatio(0, ratio * 0.05 - 0.05).description == expected)
  }
}
