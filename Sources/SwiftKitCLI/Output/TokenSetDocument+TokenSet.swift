import DesignTokens
import Reports
import WireFormats

extension TokenSetDocument {
  init(_ set: TokenSet) {
    self.init(
      profile: set.profile.rawValue,
      lightColors: Self.colors(of: set, in: .light),
      darkColors: Self.colors(of: set, in: .dark),
      spacing: Self.steps(of: set.spacing),
      radius: Self.steps(of: set.radius),
      motion: Self.named(set.motion.map { ($0.name, Token(.duration(seconds: $0.seconds), code: $0.code)) }),
      textStyles: Self.named(set.typography.map { ($0.name, TextStyle(font: $0.font, use: $0.use)) }))
  }

  private static func colors(of set: TokenSet, in appearance: Appearance) -> [String: Token] {
    named(
      set.colors.map { token in
        (token.name, Token(.color(token.value(in: appearance)), code: token.code, description: token.use))
      })
  }

  private static func steps(of scale: TokenScale) -> [String: Token] {
    named(scale.steps.map { ($0.name, Token(.dimension(points: $0.value), code: scale.code(for: $0))) })
  }

  /// Names are unique in every bundled set; its lint says so.
  private static func named<Value>(_ pairs: [(String, Value)]) -> [String: Value] {
    Dictionary(pairs) { first, _ in first }
  }
}

extension TokenSetDocument.Value {
  /// Four decimals tell all 256 steps of a channel apart.
  fileprivate static func color(_ color: RGBColor) -> TokenSetDocument.Value {
    func share(_ channel: UInt8) -> Double { (Double(channel) / 255 * 10_000).rounded() / 10_000 }
    return .color(
      components: [share(color.red), share(color.green), share(color.blue)], alpha: share(color.alpha),
      hex: RGBColor(red: color.red, green: color.green, blue: color.blue).hex.lowercased())
  }
}
