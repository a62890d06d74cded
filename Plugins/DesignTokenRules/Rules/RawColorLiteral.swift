import SwiftKitSDK

/// A colour in a view has one appearance and no meaning; a token has both modes and one place to change.
///
/// Shadows, the constants of a palette and what is given for light and dark are left alone. In the profile `tokens` the names of hues are no tokens either.
struct RawColorLiteral: Check {
  let id = "raw-color-literal"
  let rules = ["design-tokens/color/raw-color-literal"]
  let severity = Severity.warning
  let title = "colour components in a view"
  let group: CheckGroup? = .design
  let basis: Basis? = .convention
  let literals =
    ["Color", "colorLiteral", "|init| & |red", "|init| & |hue", "|init| & |hex"] + hues.sorted().map { "|\($0)|" }
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "Color", "UIColor", "NSColor", "CGColor", "init")
    where call.isColorOfComponents && isInView(call) {
      report(call, "this view contains an RGB colour; define a named colour with a variant for dark mode")
    }
    for literal in file.nodes(.macro, named: ["colorLiteral"]) where isInView(literal) {
      report(literal, "this view contains an RGB colour; define a named colour with a variant for dark mode")
    }
    guard file.settings.profile == .tokens else { return }
    for name in file.nodes(.member, named: hues) where isHue(name) && isInView(name) {
      report(name, "`\(name.name ?? "")` is not in the palette; use one of its tokens")
    }
  }

  private func isInView(_ node: Node) -> Bool {
    node.isInDrawingType && !node.isInPreview && !node.isInPalette && !isOrnament(node) && !node.isOfAppearance
  }

  /// A shadow, a stop of a gradient, one of a row of colours: no surface or text that dark mode would have to change.
  private func isOrnament(_ node: Node) -> Bool {
    node.ancestors.contains { around in
      around.kind == .call && around.isNamed("shadow", "Stop")
        || around.kind == .array && Array(around.children).count > 2
        || around.kind == .argument && around.isNamed("stops")
    }
  }

  /// `Color.red`, and `.red` where a modifier takes a colour.
  private func isHue(_ name: Node) -> Bool {
    guard let chain = name.chain else { return false }
    if chain.root.isNamed("Color") { return chain.parts.count > 1 && chain.parts[1] == name }
    guard chain.root == name, name.flags.contains(.implicit) else { return false }
    return name.ancestors.first { $0.kind == .call }?.isNamed(
      "foregroundStyle", "foregroundColor", "background", "fill", "tint", "stroke", "strokeBorder", "border",
      "listRowBackground", "overlay") == true
  }
}

private let hues = [
  "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "gray",
]
