extension TokenSet {
  /// The colours of iOS under the names that SwiftUI gives them, two brand colours, and a theme in the environment.
  ///
  /// System colours have the values of iOS 26, those of iOS 13 to 18 as other values where they differ.
  static let system = TokenSet(
    profile: .system, colors: surfaces + labels + lines + greys + hues + brand,
    spacing: TokenScale(
      type: "AppTheme.Spacing", codePrefix: "theme.spacing.",
      steps: ["xxs": 4, "xs": 8, "sm": 12, "md": 16, "lg": 24, "xl": 32, "xxl": 40], unnamedValues: [20]),
    radius: TokenScale(
      type: "AppTheme.Radius", codePrefix: "theme.radius.", steps: ["sm": 10, "md": 16, "lg": 24]),
    motion: [
      motion("quick", "snappy", 0.2), motion("standard", "snappy", 0.35), motion("emphasize", "bouncy", 0.45),
    ],
    typography: [
      TypeRole(name: "largeTitle", font: ".largeTitle", use: "screen titles, hero numbers"),
      TypeRole(name: "title", font: ".title", use: "section headers"),
      TypeRole(name: "title2", font: ".title2", use: "card titles"),
      TypeRole(name: "title3", font: ".title3", use: "prominent labels"),
      TypeRole(name: "headline", font: ".headline", use: "button labels, emphasis"),
      TypeRole(name: "body", font: ".body", use: "body text"),
      TypeRole(name: "subheadline", font: ".subheadline", use: "secondary information"),
      TypeRole(name: "caption", font: ".caption", use: "timestamps and metadata"),
      TypeRole(name: "caption2", font: ".caption2", use: "badges and very small labels"),
    ])

  private static let surfaces: [ColorToken] = [
    uiColor("systemBackground", 0xFFFFFF, 0x000000, .background, "the background of a screen"),
    uiColor(
      "systemGroupedBackground", 0xF2F2F7, 0x000000, .background, "the background of a grouped list",
      names: ["Backgrounds (Grouped)/Primary"]),
    uiColor(
      "secondarySystemGroupedBackground", 0xFFFFFF, 0x1C1C1E, .background, "the rows of a grouped list",
      names: ["Backgrounds (Grouped)/Secondary"]),
    uiColor("tertiarySystemGroupedBackground", 0xF2F2F7, 0x2C2C2E, .background, "groups inside the rows"),
    uiColor("secondarySystemBackground", 0xF2F2F7, 0x1C1C1E, .background, "groups on the background"),
    uiColor("tertiarySystemBackground", 0xFFFFFF, 0x2C2C2E, .background, "groups inside groups"),
  ]

  private static let labels: [ColorToken] = [
    label("label", ".primary", 1, 1, "primary text", names: ["Labels/Primary"]),
    label(
      "secondaryLabel", ".secondary", 0.6, 0.6, "supporting text",
      names: ["Labels/Secondary", "Labels - Vibrant/Secondary"], values: [RGBColor(rgb: 0x999999)]),
    label("tertiaryLabel", ".tertiary", 0.3, 0.3, "hints and disabled text", names: ["Labels/Tertiary"]),
    label("quaternaryLabel", ".quaternary", 0.18, 0.16, "watermarks"),
    ColorToken(
      name: "white", code: ".white", light: .white, dark: .white, role: .text, origin: .system,
      use: "text on tinted glass and filled buttons"),
  ]

  private static let lines: [ColorToken] = [
    ColorToken(
      name: "separator", code: "Color(.separator)", light: RGBColor(rgb: 0x3C3C43).opacity(0.29),
      dark: RGBColor(rgb: 0x545458).opacity(0.6), role: .decoration, origin: .system, use: "translucent separators",
      otherNames: ["Separators/Vibrant"], otherValues: [RGBColor(rgb: 0xE6E6E6)]),
    uiColor("opaqueSeparator", 0xC6C6C8, 0x38383A, .decoration, "lines", names: ["Separators/Opaque"]),
  ]

  private static let greys: [ColorToken] = [
    system("gray", ".gray", 0x8E8E93, 0x8E8E93, .decoration, "inactive elements", names: ["systemGray", "Grays/Gray"]),
    uiColor("systemGray2", 0xAEAEB2, 0x636366, .decoration, "second grey"),
    uiColor("systemGray3", 0xC7C7CC, 0x48484A, .decoration, "third grey"),
    uiColor("systemGray4", 0xD1D1D6, 0x3A3A3C, .decoration, "fourth grey"),
    uiColor("systemGray5", 0xE5E5EA, 0x2C2C2E, .decoration, "fifth grey"),
    uiColor("systemGray6", 0xF2F2F7, 0x1C1C1E, .decoration, "sixth grey"),
  ]

  private static let hues: [ColorToken] = [
    hue("red", 0xFF383C, 0xFF4245, earlier: 0xFF3B30, 0xFF453A),
    hue("orange", 0xFF8D28, 0xFF9230, earlier: 0xFF9500, 0xFF9F0A),
    hue("yellow", 0xFFCC00, 0xFFD600, earlier: 0xFFD60A),
    hue("green", 0x34C759, 0x30D158),
    hue("mint", 0x00C8B3, 0x00DAC3, earlier: 0x00C7BE, 0x63E6E2),
    hue("teal", 0x00C3D0, 0x00D2E0, earlier: 0x30B0C7, 0x40C8E0),
    hue("cyan", 0x00C0E8, 0x3CD3FE, earlier: 0x32ADE6, 0x64D2FF),
    hue("blue", 0x0088FF, 0x0091FF, earlier: 0x007AFF, 0x0A84FF),
    hue("indigo", 0x6155F5, 0x6D7CFF, earlier: 0x5856D6, 0x5E5CE6),
    hue("purple", 0xCB30E0, 0xDB34F2, earlier: 0xAF52DE, 0xBF5AF2),
    hue("pink", 0xFF2D55, 0xFF375F),
    hue("brown", 0xAC7F5E, 0xB78A66, earlier: 0xA2845E, 0xAC8E68),
  ]

  /// Examples of the documents: brand colours that no system colour stands for.
  private static let brand: [ColorToken] = [
    ColorToken(
      name: "primary", code: "AppColors.primary", light: RGBColor(rgb: 0x2A9D8F), dark: RGBColor(rgb: 0x2A9D8F),
      role: .accent, origin: .app, use: "buttons and highlights", otherNames: ["AppColors.primary"], otherValues: []),
    ColorToken(
      name: "brandPrimary", code: "Color.brandPrimary", light: RGBColor(rgb: 0xBE845D),
      dark: RGBColor(rgb: 0xBE845D), role: .accent, origin: .app, use: "the brand", otherNames: ["Brand/Primary"],
      otherValues: []),
  ]

  // MARK: - One line a colour

  private static func system(
    _ name: String, _ code: String, _ light: UInt32, _ dark: UInt32, _ role: ColorToken.Role, _ use: String,
    names: [String] = [], values: [UInt32] = []
  ) -> ColorToken {
    ColorToken(
      name: name, code: code, light: RGBColor(rgb: light), dark: RGBColor(rgb: dark), role: role, origin: .system,
      use: use, otherNames: names, otherValues: values.map { RGBColor(rgb: $0) })
  }

  private static func uiColor(
    _ name: String, _ light: UInt32, _ dark: UInt32, _ role: ColorToken.Role, _ use: String, names: [String] = []
  ) -> ColorToken {
    system(name, "Color(.\(name))", light, dark, role, use, names: names)
  }

  private static func hue(_ name: String, _ light: UInt32, _ dark: UInt32, earlier: UInt32...) -> ColorToken {
    return system(
      name, "." + name, light, dark, .decoration, "the system's \(name)",
      names: ["system" + name.capitalFirst, "Accents/" + name.capitalFirst], values: earlier)
  }

  private static func label(
    _ name: String, _ code: String, _ light: Double, _ dark: Double, _ use: String, names: [String] = [],
    values: [RGBColor] = []
  ) -> ColorToken {
    // Only the first label is pure black and white; the others are one tone at falling opacities.
    let isPlain = light == 1
    return ColorToken(
      name: name, code: code, light: RGBColor(rgb: isPlain ? 0x000000 : 0x3C3C43).opacity(light),
      dark: RGBColor(rgb: isPlain ? 0xFFFFFF : 0xEBEBF5).opacity(dark), role: .text, origin: .system, use: use,
      otherNames: names, otherValues: values)
  }

  private static func motion(_ name: String, _ curve: String, _ seconds: Double) -> MotionToken {
    MotionToken(
      name: name, code: "theme.motion." + name, animation: "Animation.\(curve)(duration: \(seconds))", seconds: seconds)
  }
}
