import Testing

@testable import FigmaImport

/// What colours are called that no style names: by their hue and lightness, the main one aside.
@Suite struct BrandColorsTests {
  @Test(arguments: [
    ("#f03c00", "brandOrange"), ("#f03b00", "brandRed"), ("#f0b400", "brandYellow"), ("#f0b300", "brandOrange"),
    ("#c9f000", "brandLightYellow"), ("#c7f000", "brandLightGreen"), ("#00f0b4", "brandTeal"),
    ("#00f0b3", "brandGreen"), ("#00a1f0", "brandTeal"), ("#0050f0", "brandBlue"), ("#8764f0", "brandPurple"),
    ("#8664f0", "brandBlue"), ("#f050f0", "brandPink"), ("#f06487", "brandRed"), ("#f06488", "brandPink"),
    ("#400000", "brandDarkRed"), ("#3f0000", "brandInk"), ("#343434", "brandDarkGray"), ("#323232", "brandInk"),
    ("#727272", "brandDarkGray"), ("#737373", "brandGray"), ("#bfbfbf", "brandGray"), ("#c0c0c0", "brandLightGray"),
    ("#ededed", "brandLightGray"), ("#eeeeee", "brandSurface"),
  ])
  func namesByLooks(hex: String, name: String) {
    var button = SlimNode.area(.frame, Box(0, 0, 100, 40), "#0000fe")
    button.role = .primaryButton
    let root = SlimNode.stack(.vStack, Box(0, 0, 390, 844), [.area(.shape, Box(0, 50, 9, 9), hex), button])
    #expect(BrandColors(of: root).entries.map(\.name) == ["brandPrimary", name])
  }

  /// A colour of the main button leads though others are used more often; greys come last.
  @Test func theMainColourLeads() {
    let often = (0..<9).map { SlimNode.area(.shape, Box(0, Double($0) * 20, 9, 9), "#00f0b3") }
    var button = SlimNode.area(.frame, Box(0, 300, 100, 40), "#f03c00")
    button.role = .primaryButton
    let grey = SlimNode.area(.shape, Box(0, 400, 9, 9), "#808080")
    let colors = BrandColors(of: SlimNode.stack(.vStack, Box(0, 0, 390, 844), [grey] + often + [button]))
    #expect(colors.entries.map(\.name) == ["brandPrimary", "brandGreen", "brandGray"])
    #expect(colors.entries.first?.color.description == "#f03c00")
  }

  @Test(arguments: [("#f03c0080", "Color.brandPrimary.opacity(0.5)"), ("#f03c00", "Color.brandPrimary")])
  func expressions(hex: String, code: String) throws {
    let root = SlimNode.area(.frame, Box(0, 0, 9, 9), hex)
    #expect(BrandColors(of: root).expression(for: try #require(HexColor(hex))) == code)
    #expect(BrandColors(of: root).expression(for: try #require(HexColor("#010203"))) == nil)
  }

  @Test(arguments: [("#+12345", false), ("#-12345", false), ("#12345g", false), ("#12345", false), ("123456", true)])
  func whatAColourIs(text: String, isOne: Bool) { #expect((HexColor(text) != nil) == isOne) }
}
