/// A colour with a name: what code writes, and what it looks like in both appearances.
package struct ColorToken: Hashable, Sendable {
  /// What a colour is for; contrast is judged by it.
  package enum Role: String, CaseIterable, Sendable {
    /// A surface that text stands on.
    case background
    case text
    /// Good, bad: text or symbols that say how things are.
    case status
    /// Text and symbols that can be tapped, and the fill below a white label.
    case accent
    /// Lines, fills and decoration, of which nobody reads anything.
    case decoration
  }

  /// Who decides the value.
  package enum Origin: String, Sendable {
    /// The app defines it.
    case app
    /// The operating system does, and changes it with contrast settings and releases.
    case system
  }

  package let name: String
  /// The expression that code writes, such as `Color.pfAccent` or `.secondary`.
  package let code: String
  package let light: RGBColor
  package let dark: RGBColor
  package let role: Role
  package let origin: Origin
  /// What it is for, in a few words.
  package let use: String
  /// Other names it goes by, such as the path of a Figma style.
  package let otherNames: [String]
  /// Other values it has had or is seen as, such as that of an earlier release.
  package let otherValues: [RGBColor]

  package init(
    name: String, code: String, light: RGBColor, dark: RGBColor, role: Role, origin: Origin, use: String,
    otherNames: [String] = [], otherValues: [RGBColor] = []
  ) {
    self.name = name
    self.code = code
    self.light = light
    self.dark = dark
    self.role = role
    self.origin = origin
    self.use = use
    self.otherNames = otherNames
    self.otherValues = otherValues
  }

  package func value(in appearance: Appearance) -> RGBColor {
    switch appearance {
    case .light: light
    case .dark: dark
    }
  }
}

/// Light or dark.
package enum Appearance: String, CaseIterable, Sendable {
  case light, dark
}
