import DesignTokenRules
import DesignTokens
import Testing

@Suite struct ColorLiteralTests {
  typealias Argument = ColorLiteral.Argument

  private static func channels(_ red: Double?, _ green: Double?, _ blue: Double?) -> [Argument] {
    [
      Argument(label: "red", number: red), Argument(label: "green", number: green),
      Argument(label: "blue", number: blue),
    ]
  }

  @Test(arguments: [
    ("Color", [Argument(label: "hex", text: "8E8E93")], "#8E8E93"),
    ("Color", [Argument(label: "hex", text: "#fff")], "#FFFFFF"),
    ("UIColor", [Argument(label: "hexString", text: "#3C3C4399")], "#3C3C4399"),
    ("Color", [Argument(label: "hex", number: 0xF2F2F7)], "#F2F2F7"),
    ("Color", [Argument(label: "hex", number: 0), Argument(label: "opacity", number: 0.6)], "#00000099"),
    ("Color", channels(142.0 / 255, 142.0 / 255, 147.0 / 255), "#8E8E93"),
    ("Color", channels(0.557, 0.557, 0.576), "#8E8E93"),
    ("Color", [Argument(label: nil, text: "sRGB")] + channels(1, 1, 1), "#FFFFFF"),
    ("UIColor", channels(0, 0, 0) + [Argument(label: "alpha", number: 0.3)], "#0000004D"),
    ("NSColor", channels(0, 0, 0) + [Argument(label: "alpha", number: 1)], "#000000"),
  ])
  func reads(call: String, arguments: [Argument], hex: String) {
    #expect(ColorLiteral(call: call, arguments)?.color.hex == hex)
  }

  @Test(arguments: [
    ("Text", [Argument(label: "hex", text: "8E8E93")]),
    ("Color", []),
    ("Color", [Argument(label: nil, text: "8E8E93")]),
    ("Color", [Argument(label: "hex", text: "nonsense")]),
    ("Color", [Argument(label: "hex")]),
    // Alpha in front or at the end?
    ("Color", [Argument(label: "hex", number: 0xFF8E_8E93)]),
    ("Color", [Argument(label: "hex", number: -1)]),
    ("Color", [Argument(label: "hex", number: 0.5)]),
    ("Color", [Argument(label: "hex", number: .nan)]),
    ("Color", channels(142, 142, 147)),
    ("Color", channels(0, nil, 0)),
    ("Color", Array(channels(0, 0, 0).reversed())),
    ("Color", [Argument(label: nil, text: "displayP3")] + channels(0, 0, 0)),
    ("Color", channels(0, 0, 0) + [Argument(label: "opacity")]),
    ("Color", channels(0, 0, 0) + [Argument(label: "name", number: 1)]),
    ("Color", [Argument(label: "white", number: 0)]),
  ])
  func leavesAlone(call: String, arguments: [Argument]) {
    #expect(ColorLiteral(call: call, arguments) == nil)
  }
}
