import DesignTokenRules
import SwiftKitSDK
import Testing

/// What the finding advises; where it stands is in the samples.
@Suite struct HexForSystemColorTests {
  @Test(arguments: [
    ("Color(hex: \"#000\")", "#000000", "`.primary`"), ("Color(hex: \"3C3C4399\")", "#3C3C4399", "`.secondary`"),
    ("Color(.sRGB, red: 0.235, green: 0.235, blue: 0.263, opacity: 0.3)", "#3C3C434D", "`.tertiary`"),
    ("Color(hex: \"3C3C43\")", "#3C3C43", "`.secondary` (60 %) or `.tertiary` (30 %)"),
    ("Color(hex: \"999999\")", "#999999", "`.secondary`"), ("Color(hex: 0x8E8E93)", "#8E8E93", "`.gray`"),
    ("Color(hex: \"F2F2F7\")", "#F2F2F7", "`Color(.systemGroupedBackground)`"),
    ("Color(hex: \"C6C6C8\")", "#C6C6C8", "`Color(.opaqueSeparator)`"),
    ("Color(hex: \"E6E6E6\")", "#E6E6E6", "`Color(.separator)`"), ("Color(hex: \"34C759\")", "#34C759", "`.green`"),
    (
      "Color(hex: \"FFFFFF\")", "#FFFFFF",
      "`Color(.secondarySystemGroupedBackground)` for a surface or `.white` for text on a tint"
    ),
  ])
  func namesValueAndReplacement(code: String, value: String, replacement: String) {
    let messages = findings(HexForSystemColor(), in: Array("Text(\"a\").foregroundStyle(\(code))".utf8)).map(\.message)
    #expect(
      messages == [
        "\(value) is the value of a system colour; write \(replacement), which follows the appearance and "
          + "contrast settings"
      ])
  }

  @Test func aPaletteOfTheAppsOwnIsLeftAlone() {
    let source = Array("Rectangle().fill(Color(hex: \"8E8E93\"))".utf8)
    #expect(findings(HexForSystemColor(), in: source).count == 1)
    #expect(findings(HexForSystemColor(), in: source, settings: Settings(profile: .tokens)).isEmpty)
  }
}
