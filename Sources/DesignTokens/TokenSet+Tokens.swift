extension TokenSet {
  /// Nine colours made for dark screens, seven distances, four radii.
  ///
  /// The documents give the dark values only. The light ones are ours, chosen so that every text passes 4.5:1.
  static let tokens = TokenSet(
    profile: .tokens,
    colors: [
      own("pfBackground", light: 0xFAFAFA, dark: 0x09090B, .background, "the app's background"),
      own("pfSurface", light: 0xFFFFFF, dark: 0x18181B, .background, "cards and sections"),
      own("pfSurfaceRaised", light: 0xF4F4F5, dark: 0x27272A, .background, "raised elements and inputs"),
      own("pfTextPrimary", light: 0x09090B, dark: 0xFFFFFF, .text, "primary text"),
      own("pfTextSecondary", light: 0x52525B, dark: 0xA1A1AA, .text, "supporting text"),
      own("pfTextTertiary", light: 0x67676F, dark: 0x71717A, .text, "captions and timestamps"),
      own("pfAccent", light: 0x4F46E5, dark: 0x6366F1, .accent, "buttons, links and highlights"),
      own("pfPositive", light: 0x15803D, dark: 0x22C55E, .status, "gains and success"),
      own("pfNegative", light: 0xB91C1C, dark: 0xEF4444, .status, "losses and errors"),
    ],
    spacing: TokenScale(
      type: "PFSpacing", steps: ["xs": 4, "sm": 8, "md": 12, "lg": 16, "xl": 24, "xxl": 32, "xxxl": 48]),
    radius: TokenScale(type: "PFRadius", steps: ["sm": 8, "md": 12, "lg": 16, "full": 9999]),
    motion: [
      spring("snappy", response: 0.3, damping: 0.7),
      spring("gentle", response: 0.5, damping: 0.8),
      spring("bouncy", response: 0.4, damping: 0.5),
    ],
    typography: [
      TypeRole(name: "largeTitle", font: ".largeTitle.bold()", use: "screen titles"),
      TypeRole(name: "title", font: ".title2.bold()", use: "section headers"),
      TypeRole(name: "headline", font: ".headline", use: "card titles"),
      TypeRole(name: "body", font: ".body", use: "content"),
      TypeRole(name: "caption", font: ".caption", use: "timestamps and labels"),
      TypeRole(name: "mono", font: ".body.monospaced()", use: "addresses and hashes"),
    ])

  private static func own(
    _ name: String, light: UInt32, dark: UInt32, _ role: ColorToken.Role, _ use: String
  ) -> ColorToken {
    ColorToken(
      name: name, code: "Color." + name, light: RGBColor(rgb: light), dark: RGBColor(rgb: dark), role: role,
      origin: .app, use: use)
  }

  private static func spring(_ name: String, response: Double, damping: Double) -> MotionToken {
    MotionToken(
      name: name, code: "Springs." + name,
      animation: "Animation.spring(response: \(response), dampingFraction: \(damping))", seconds: response)
  }
}

extension RGBColor {
  /// The opaque colour written as `0xRRGGBB`.
  init(rgb: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: rgb >> 16), green: UInt8(truncatingIfNeeded: rgb >> 8),
      blue: UInt8(truncatingIfNeeded: rgb))
  }
}
