import DesignTokens
import SwiftKitSDK

/// What a constant of a palette looks like in the light and in the dark appearance, where both are written out.
struct AppearanceColors {
  let light: RGBColor
  let dark: RGBColor

  var isOpaque: Bool { light.isOpaque && dark.isOpaque }
  var isFixed: Bool { light == dark }

  /// `Color(white: 1)` and `Color.black.opacity(0.6)`, which are the same in both, `Color(light: 0xFFFFFF, dark: 0x16181D)`, and a
  /// `UIColor` that asks its traits.
  init?(_ constant: NamedColorConstant) {
    if let color = Self.fixed(constant.value) {
      (light, dark) = (color, color)
      return
    }
    guard let call = constant.call, let pair = Self.given(to: call) ?? Self.chosen(in: call) else { return nil }
    (light, dark) = pair
  }

  private typealias Pair = (light: RGBColor, dark: RGBColor)

  /// The two of an initialiser of the project: `Color(light: "#FFFFFF", dark: "#16181D")`.
  private static func given(to call: Node) -> Pair? {
    guard call.arguments.count == 2, let light = call.argument("light")?.value, let dark = call.argument("dark")?.value
    else { return nil }
    return pair(light, dark)
  }

  /// The two of `UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0, alpha: 1) : UIColor(white: 1, alpha: 1) }`, also
  /// inside of `Color(uiColor:)`.
  private static func chosen(in call: Node) -> Pair? {
    let maker = call.closures.isEmpty ? call.arguments.first?.value.chain?.root ?? call : call
    guard maker.isNamed("UIColor"), maker.closures.count == 1, case let statements = maker.closures[0].statements,
      statements.count == 1, let choice = statements[0].kind == .return ? statements[0].firstChild : statements[0],
      case let parts = Array(choice.children), choice.kind == .ternary, parts.count == 3,
      parts[0].sourceHolds("userinterfacestyle"), parts[0].sourceHolds("==")
    else { return nil }
    if parts[0].sourceHolds(".dark") { return pair(parts[2], parts[1]) }
    return parts[0].sourceHolds(".light") ? pair(parts[1], parts[2]) : nil
  }

  private static func pair(_ light: Node, _ dark: Node) -> Pair? {
    guard let light = color(light), let dark = color(dark) else { return nil }
    return (light, dark)
  }

  /// A colour that is written out, or the number or text that the project makes one of.
  private static func color(_ value: Node) -> RGBColor? {
    switch value.kind {
    case .integer where value.source.hasPrefix("0x"), .string:
      return ColorLiteral(call: "Color", [.init(label: "hex", number: value.number, text: value.text)])?.color
    case .chain: return value.chain.flatMap(fixed)
    default: return nil
    }
  }

  /// A colour by its numbers, or white or black, with an opacity at most: `Color.black.opacity(0.6)`.
  static func fixed(_ value: Chain) -> RGBColor? {
    var parts = value.parts[...]
    var share = 1.0
    if let last = parts.last, last.kind == .call, last.isNamed("opacity", "withAlphaComponent") {
      guard let written = last.firstUnlabelled?.value.number else { return nil }
      share = written
      parts = parts.dropLast()
    }
    guard let last = parts.last, parts.dropLast().allSatisfy({ $0.kind == .member && $0.isNamed("Color", "UIColor") })
    else { return nil }
    let color = last.kind == .call ? last.writtenColor : named(last, isOfColor: parts.count == 2)
    return share == 1 ? color : color?.opacity(share)
  }

  /// `.white` and `Color.black`.
  private static func named(_ member: Node, isOfColor: Bool) -> RGBColor? {
    guard isOfColor || member.flags.contains(.implicit) else { return nil }
    return member.isNamed("white") ? .white : member.isNamed("black") ? .black : nil
  }
}
