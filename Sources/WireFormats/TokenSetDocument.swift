/// A token set in the format of the Design Tokens Community Group, version 2025.10.
///
/// The format has no appearances, so the colours of each are a group of their own. What it has no place for stands
/// under `$extensions.swiftkit`: the expression that code writes, and text styles that name no font family.
package struct TokenSetDocument: Encodable {
  private let profile: String
  private let lightColors: [String: Token]
  private let darkColors: [String: Token]
  private let spacing: [String: Token]
  private let radius: [String: Token]
  private let motion: [String: Token]
  private let textStyles: [String: TextStyle]

  package init(
    profile: String, lightColors: [String: Token], darkColors: [String: Token], spacing: [String: Token],
    radius: [String: Token], motion: [String: Token], textStyles: [String: TextStyle]
  ) {
    self.profile = profile
    self.lightColors = lightColors
    self.darkColors = darkColors
    self.spacing = spacing
    self.radius = radius
    self.motion = motion
    self.textStyles = textStyles
  }

  private enum Key: String, CodingKey {
    case color, spacing, radius, motion, light, dark, swiftkit, profile, textStyles
    case extensions = "$extensions"
  }

  package func encode(to encoder: any Encoder) throws {
    var root = encoder.container(keyedBy: Key.self)
    var colors = root.nestedContainer(keyedBy: Key.self, forKey: .color)
    try colors.encode(lightColors, forKey: .light)
    try colors.encode(darkColors, forKey: .dark)
    try root.encode(spacing, forKey: .spacing)
    try root.encode(radius, forKey: .radius)
    try root.encode(motion, forKey: .motion)
    var extensions = root.nestedContainer(keyedBy: Key.self, forKey: .extensions)
    var own = extensions.nestedContainer(keyedBy: Key.self, forKey: .swiftkit)
    try own.encode(profile, forKey: .profile)
    try own.encode(textStyles, forKey: .textStyles)
  }
}

extension TokenSetDocument {
  /// A text style of SwiftUI and what it is for.
  package struct TextStyle: Encodable {
    private let font: String
    private let use: String

    package init(font: String, use: String) {
      self.font = font
      self.use = use
    }
  }

  /// One token.
  package struct Token: Encodable {
    private let value: Value
    private let description: String?
    private let code: String

    /// - Parameter code: the Swift expression that names the token.
    package init(_ value: Value, code: String, description: String? = nil) {
      self.value = value
      self.code = code
      self.description = description
    }

    private enum Key: String, CodingKey {
      case swiftkit, code
      case type = "$type"
      case value = "$value"
      case description = "$description"
      case extensions = "$extensions"
    }

    package func encode(to encoder: any Encoder) throws {
      var token = encoder.container(keyedBy: Key.self)
      try token.encode(value.type, forKey: .type)
      try token.encode(value, forKey: .value)
      try token.encodeIfPresent(description, forKey: .description)
      var extensions = token.nestedContainer(keyedBy: Key.self, forKey: .extensions)
      var own = extensions.nestedContainer(keyedBy: Key.self, forKey: .swiftkit)
      try own.encode(code, forKey: .code)
    }
  }

  /// A value of one of the types of the format that swiftkit uses.
  package enum Value: Encodable {
    /// Channels of 0...1, and the opaque part as `#rrggbb`.
    case color(components: [Double], alpha: Double, hex: String)
    case dimension(points: Double)
    case duration(seconds: Double)

    fileprivate var type: String {
      switch self {
      case .color: "color"
      case .dimension: "dimension"
      case .duration: "duration"
      }
    }

    private enum Key: String, CodingKey { case colorSpace, components, alpha, hex, value, unit }

    package func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: Key.self)
      switch self {
      case .color(let components, let alpha, let hex):
        try fields.encode("srgb", forKey: .colorSpace)
        try fields.encode(components, forKey: .components)
        try fields.encode(alpha, forKey: .alpha)
        try fields.encode(hex, forKey: .hex)
      case .dimension(let points):
        try fields.encode(points, forKey: .value)
        try fields.encode("px", forKey: .unit)
      case .duration(let seconds):
        try fields.encode(seconds, forKey: .value)
        try fields.encode("s", forKey: .unit)
      }
    }
  }
}
