extension ScreenParts {
  /// The appearance that a screen needs to be readable: the one that it is drawn in, where its colours are fixed.
  ///
  /// The system's grounds, bars and lines turn with the appearance, and colours of the design do not: dark words of the
  /// design would stand on the dark ground of the system.
  func appearance(of root: SlimNode) -> String? {
    guard root.box.height >= 480 else { return nil }
    var isOfSystem = false
    var inks: [HexColor] = []
    root.forEach { node in
      for fill in [node.fill, node.stroke].compactMap({ $0 }) where Self.isNamed(fill) { isOfSystem = true }
      guard node.kind == .text, let fill = node.fill else { return }
      if SystemColor.expression(for: fill.color, use: .label) == nil { inks.append(fill.color) }
    }
    // A design with the system's colours says what they are in both appearances.
    if isOfSystem { return nil }
    let covering = backgrounds.last { $0.kind != .image && root.box.share(inside: $0.box) >= 0.85 }
    let ground = (covering?.fill ?? fill)?.color ?? HexColor(red: 255, green: 255, blue: 255)
    if ground.percent < 60 { return nil }
    if ground.lightness < 0.35 { return "dark" }
    return ground.lightness > 0.8 && inks.contains { $0.lightness < 0.45 } ? "light" : nil
  }

  /// Whether a colour means one of the system's by its name, or is a faint label that only the system has.
  private static func isNamed(_ fill: Fill) -> Bool {
    if fill.color.rgb == "3c3c43" { return true }
    guard fill.style != nil else { return false }
    let named = SystemColor.expression(for: fill.color, named: fill.style, use: .area)
    return named != nil && named != SystemColor.expression(for: fill.color, use: .area)
  }
}
