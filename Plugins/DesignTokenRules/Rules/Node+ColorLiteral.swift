import DesignTokens
import SwiftKitSDK

extension Node {
  /// The type of colour that this call makes: `Color` of `Color(...)` and of `Color.init(...)`.
  var colorType: String? {
    guard kind == .call, let parts = chain?.parts, let root = parts.first else { return nil }
    let name = root == self ? (isNamed("init") ? nil : name) : parts[1] == self && isNamed("init") ? root.name : nil
    guard let name, ["Color", "UIColor", "NSColor"].contains(name), !root.flags.contains(.implicit) else { return nil }
    return name
  }

  /// The colour that this call writes out, in sRGB or as a grey.
  var writtenColor: RGBColor? {
    guard let type = colorType else { return nil }
    if let literal = ColorLiteral(self, of: type) { return literal.color }
    guard let white = argument("white")?.value.number, (0...1).contains(white) else { return nil }
    let alpha = (argument("opacity") ?? argument("alpha"))?.value.number ?? 1
    return RGBColor(decimals: white, white, white, alpha: alpha)
  }

  /// Whether this call makes a colour of numbers or of a text, whatever its space.
  var isColorOfComponents: Bool {
    guard colorType != nil || makesGraphicsColor || isImplicitColor else { return false }
    if let hex = arguments.first(where: { ["hex", "hexString", "hexValue", "rgb"].contains($0.label ?? "") })?.value {
      return hex.number != nil || hex.kind == .string && Array(hex.children).isEmpty
    }
    // `Color(0x6366F1)` is an initialiser of the project.
    if let first = arguments.first, first.label == nil, first.value.source.hasPrefix("0x") { return true }
    let components = arguments.filter { Self.components.contains($0.label ?? "") }
    return !components.isEmpty && arguments.allSatisfy { $0.label == nil || $0.value.number != nil }
  }

  private var makesGraphicsColor: Bool { kind == .call && isNamed("CGColor") && isRoot }

  /// `.init(red: 1, green: 0, blue: 0)` where a colour is expected.
  private var isImplicitColor: Bool {
    guard kind == .call, isNamed("init"), chain?.root == self, flags.contains(.implicit) else { return false }
    let labels = arguments.prefix(3).map { $0.label ?? "" }
    if labels.first == "hex" || labels.first == "hexString" { return true }
    return labels == ["red", "green", "blue"] || labels == ["hue", "saturation", "brightness"]
  }

  private static let components: Set = ["red", "hue", "white", "displayP3Red", "gray", "srgbRed"]

  /// Whether this stands among the values of a palette: in an extension of a colour, in a type that is called one, or as a
  /// constant of a type.
  var isInPalette: Bool {
    for node in ancestors {
      if node.kind == .variable, node.flags.contains(.static) { return true }
      guard node.kind == .extension || Kind.types.contains(node.kind), let name = node.name else { continue }
      if ["Color", "UIColor", "NSColor", "ShapeStyle"].contains(name) { return true }
      if ["Colors", "Color", "Palette", "Theme", "Tokens", "Token"].contains(where: name.hasSuffix) { return true }
    }
    return false
  }

  /// Whether it has its twin for the other appearance beside it: `scheme == .dark ? white : grey`, `Pair(light: grey, dark: white)`.
  var isOfAppearance: Bool {
    ancestors.prefix { $0.kind != .closure && $0.kind != .body }.contains { around in
      switch around.kind {
      case .argument: around.isNamed("light", "dark")
      case .ternary: around.firstChild.map { $0.sourceHolds("dark") || $0.sourceHolds("scheme") } == true
      default: false
      }
    }
  }

  /// Whether this stands in a type that draws: a view, a modifier or a style.
  var isInDrawingType: Bool {
    ancestors.contains { node in
      node.kind == .extension && node.isNamed("View")
        || (node.kind == .struct || node.kind == .extension)
          && node.conforms(
            to: "View", "ViewModifier", "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle", "ToggleStyle",
            "TextFieldStyle",
            "ProgressViewStyle", "GroupBoxStyle", "Shape", "ToolbarContent", "UIViewRepresentable",
            "NSViewRepresentable")
    }
  }
}
