import DesignTokens
import SwiftKitSDK

/// A constant of a palette: `static let accent = Color(...)`.
struct NamedColorConstant {
  let declaration: Node
  let name: String
  /// What it is given, or what its getter gives, when that is one chain.
  let value: Chain

  /// The call that makes it, where nothing is applied to that.
  var call: Node? {
    let parts = value.parts
    return parts.first { $0.kind == .call }.flatMap { parts.last == $0 ? $0 : nil }
  }

  /// The colour, where it is written out with nothing applied to it.
  var written: RGBColor? { call?.writtenColor }

  /// The constants of every palette in `file`: the static members of types that are no views, and the stored properties of a
  /// type that is called a palette.
  static func all(in file: SourceFile) -> [NamedColorConstant] {
    file.nodes(.variable).compactMap { variable in
      guard isStatic(variable) || isOfPalette(variable), let type = variable.parent, type == variable.enclosingType,
        let name = variable.name, let value = value(of: variable), isColor(value, of: variable), !type.isView,
        !variable.isInPreview
      else { return nil }
      return NamedColorConstant(declaration: variable, name: name, value: value)
    }
  }

  /// Of `static let a = 1, b = 2` the modifier stands at the first.
  private static func isStatic(_ variable: Node) -> Bool {
    variable.flags.contains(.static)
  }

  /// A stored property with a value, of a struct such as `NightPalette` or `Theme`.
  private static func isOfPalette(_ variable: Node) -> Bool {
    guard let type = variable.parent, type.kind == .struct, variable.child(.initial) != nil || variable.code != nil,
      variable.child(.attribute) == nil
    else { return false }
    return ["Colors", "Palette", "Theme"].contains { type.name?.hasSuffix($0) == true }
  }

  private static func value(of variable: Node) -> Chain? {
    if let value = variable.child(.initial)?.firstChild { return value.kind == .chain ? value.chain : nil }
    return (variable.child(.body) ?? variable.child(.accessor))?.onlyView
  }

  private static func isColor(_ value: Chain, of variable: Node) -> Bool {
    if let type = variable.child(.type)?.name { return ["Color", "UIColor"].contains(type) || type == "Self" }
    return value.root.isNamed("Color", "UIColor")
  }
}
