import DesignTokens

/// A value that design tools show for a colour of the system, and what to write in its place.
struct SystemColorRow {
  let value: RGBColor
  let replacement: String

  /// The row for `color`, whatever its opacity.
  static func row(for color: RGBColor) -> SystemColorRow? {
    // The tone of labels: how much of it is seen tells which.
    if color.opacity(1) == labelTone {
      let replacement =
        switch color.alpha {
        case 153: "`.secondary`"
        case 77: "`.tertiary`"
        default: "`.secondary` (60 %) or `.tertiary` (30 %)"
        }
      return SystemColorRow(value: color, replacement: replacement)
    }
    return rows.first { $0.value == color.opacity(1) } ?? hues.first { $0.value == color.opacity(1) }
  }

  /// Each hue of the system, in light and dark and as it was in earlier releases.
  private static let hues = TokenSet.bundled(.system).colors.filter { $0.use.hasPrefix("the system's ") }.flatMap {
    hue in
    ([hue.light, hue.dark] + hue.otherValues).map { SystemColorRow(value: $0, replacement: "`\(hue.code)`") }
  }

  private static let labelTone = RGBColor(red: 0x3C, green: 0x3C, blue: 0x43)

  private static let rows = [
    SystemColorRow(value: .black, replacement: "`.primary`"),
    SystemColorRow(
      value: .white,
      replacement: "`Color(.secondarySystemGroupedBackground)` for a surface or `.white` for text on a tint"),
    grey(0x99, "`.secondary`"),
    grey(0xE6, "`Color(.separator)`"),
    SystemColorRow(
      value: RGBColor(red: 0xF2, green: 0xF2, blue: 0xF7), replacement: "`Color(.systemGroupedBackground)`"),
    SystemColorRow(value: RGBColor(red: 0x8E, green: 0x8E, blue: 0x93), replacement: "`.gray`"),
    SystemColorRow(value: RGBColor(red: 0xC6, green: 0xC6, blue: 0xC8), replacement: "`Color(.opaqueSeparator)`"),
    SystemColorRow(value: RGBColor(red: 0xAE, green: 0xAE, blue: 0xB2), replacement: "`Color(.systemGray2)`"),
    SystemColorRow(value: RGBColor(red: 0xC7, green: 0xC7, blue: 0xCC), replacement: "`Color(.systemGray3)`"),
    SystemColorRow(value: RGBColor(red: 0xD1, green: 0xD1, blue: 0xD6), replacement: "`Color(.systemGray4)`"),
    SystemColorRow(value: RGBColor(red: 0xE5, green: 0xE5, blue: 0xEA), replacement: "`Color(.systemGray5)`"),
    SystemColorRow(value: RGBColor(red: 0x34, green: 0xC7, blue: 0x59), replacement: "`.green`"),
  ]

  private static func grey(_ channel: UInt8, _ replacement: String) -> SystemColorRow {
    SystemColorRow(value: RGBColor(red: channel, green: channel, blue: channel), replacement: replacement)
  }
}
