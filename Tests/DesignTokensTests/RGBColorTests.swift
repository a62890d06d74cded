import DesignTokens
import TestSupport
import Testing

@Suite struct RGBColorTests {
  @Test(arguments: [
    ("#6366F1", RGBColor(red: 99, green: 102, blue: 241)),
    ("6366f1", RGBColor(red: 99, green: 102, blue: 241)),
    ("0xBE845D", RGBColor(red: 190, green: 132, blue: 93)),
    ("0XBE845D", RGBColor(red: 190, green: 132, blue: 93)),
    ("#fff", .white),
    ("A1F", RGBColor(red: 0xAA, green: 0x11, blue: 0xFF)),
    ("#3C3C4399", RGBColor(red: 60, green: 60, blue: 67, alpha: 153)),
    ("#000000FF", .black),
  ])
  func readsHex(text: String, expected: RGBColor) {
    #expect(RGBColor(hex: text) == expected)
  }

  @Test(arguments: [
    "", "#", "0x", "#12", "#1234", "#12345", "#1234567", "#123456789", "#GGGGGG", "##123456", "#0x123456", "#12 456",
    "-12345", "#１２３４５６", "#123456\n", "indigo",
  ])
  func refuses(text: String) {
    #expect(RGBColor(hex: text) == nil)
  }

  @Test(arguments: [
    (0x6366F1, 255, "#6366F1"), (0x000000, 255, "#000000"), (0x09090B, 255, "#09090B"), (0x3C3C43, 153, "#3C3C4399"),
    (0xFFFFFF, 0, "#FFFFFF00"),
  ])
  func writesHex(rgb: Int, alpha: Int, expected: String) {
    let color = RGBColor(
      red: UInt8(rgb >> 16), green: UInt8(rgb >> 8 & 255), blue: UInt8(rgb & 255), alpha: UInt8(alpha))
    #expect(color.hex == expected)
    #expect(RGBColor(hex: expected) == color)
  }

  @Test func everyChannelSurvivesTheWayThroughHexAndDecimals() {
    for channel in UInt8.min...UInt8.max {
      let color = RGBColor(red: channel, green: 255 - channel, blue: channel ^ 0x5A, alpha: channel)
      #expect(RGBColor(hex: color.hex) == color)
      // Three decimals are the least that tell 256 steps apart: a step is 0.0039.
      let share = { (value: UInt8) in (Double(value) / 255 * 1000).rounded() / 1000 }
      #expect(
        RGBColor(decimals: share(color.red), share(color.green), share(color.blue), alpha: share(color.alpha))
          == color)
    }
  }

  @Test(arguments: [
    // Half a step goes up: 0.5 is 127.5 of 255.
    (0.5, 128), (0.0019, 0), (0.002, 1), (1, 255), (0, 0), (0.9980, 254), (0.9981, 255),
  ])
  func roundsToTheNearestStep(decimal: Double, expected: Int) {
    #expect(RGBColor(decimals: decimal, 0, 0)?.red == UInt8(expected))
  }

  @Test(arguments: [-0.001, 1.001, 190, .nan, .infinity])
  func refusesDecimalsOutsideTheUnit(decimal: Double) {
    #expect(RGBColor(decimals: decimal, 0, 0) == nil)
    #expect(RGBColor(decimals: 0, 0, 0, alpha: decimal) == nil)
  }

  @Test func blends() throws {
    let veil = try color("#3C3C4399")
    #expect(veil.over(.white).hex == "#8A8A8E")
    #expect(RGBColor.white.over(.black) == .white)
    #expect(RGBColor.white.opacity(0).over(.black) == .black)
    #expect(RGBColor.white.opacity(2) == .white)
    #expect(RGBColor.white.opacity(-1).alpha == 0)
    #expect(RGBColor.white.mixed(into: .black, share: 0.5).hex == "#808080")
  }
}
