import DesignTokens
package import SwiftKitSDK

/// A colour of the system written out as a value: it does not follow dark mode, contrast settings and tints.
///
/// Black and white with an opacity are left alone: they are scrims and shadows; and so they are where a type other than
/// a view names them, which is a palette of the project's own. So are colours given as one of a pair for light and dark,
/// which do follow the appearance, and the stops of a gradient, which were chosen together. In the profile `tokens` the app has
/// colours of its own for everything, so the system's are no advice.
package struct HexForSystemColor: Check {
  package let id = "hex-for-system-color"
  package let severity = Severity.info
  package let title = "a system colour written as a literal value"
  package let group: CheckGroup? = .design
  package let basis: Basis? = .apple
  package let isOffByDefault = true
  package let literals = ["Color(", "Color.init("]
  package let rules = ["color/system/hex-for-system-color"]

  package init() {}

  package func check(_ file: SourceFile, _ report: Report) {
    // A test compares values with values.
    guard file.settings.profile == .system, !file.imports("XCTest") else { return }
    // Most of the colours are UIKit's.
    if Set(file.settings.systems.keys) == ["macOS"] { return }
    for call in file.calls(named: "Color", "UIColor", "NSColor", "init") where !call.isInPreview {
      guard let name = colorType(call), let literal = ColorLiteral(call, of: name),
        let row = SystemColorRow.row(for: literal.color)
      else { continue }
      if [.black, .white].contains(literal.color.opacity(1)), isVeil(call, literal) || isPalette(call) { continue }
      // Whoever asks for the appearance has a value for each.
      if call.enclosingMember?.sourceHolds("colorscheme") == true { continue }
      if call.chain?.node.parent?.isNamed("light", "dark") == true { continue }
      // Where a condition asks for a system, the colour is for those that have none.
      if call.enclosingMember?.sourceHolds("#available") == true { continue }
      // One of many, among which somebody chooses.
      if call.ancestors.contains(where: { $0.kind == .array && Array($0.children).count > 2 }) { continue }
      if call.enclosing(.switch).map({ $0.children(.switchCase).count > 3 }) == true { continue }
      if isOfGradient(call) { continue }
      report(
        call,
        "\(literal.color.hex) is the value of a system colour; write \(row.replacement), which follows the "
          + "appearance and contrast settings")
    }
  }

  /// The type that the call makes: `Color` of `Color(...)` and of `Color.init(...)`.
  private func colorType(_ call: Node) -> String? {
    guard let parts = call.chain?.parts, let root = parts.first else { return nil }
    if root == call { return call.isNamed("init") ? nil : call.name }
    return parts[1] == call && call.isNamed("init") && root.kind == .member ? root.name : nil
  }

  /// Whether a member of a type that is no view names the colour.
  private func isPalette(_ call: Node) -> Bool {
    guard let type = call.enclosingType, !type.isView else { return false }
    return call.ancestors.contains { member in
      [.variable, .function].contains(member.kind) && member.parent == type
        && member.child(.type)?.source.contains("View") != true
    }
  }

  /// Whether it is a stop of a gradient, or one of the colours of a list or type that is called after gradients.
  private func isOfGradient(_ call: Node) -> Bool {
    call.ancestors.contains { around in
      switch around.kind {
      case .argument: around.isNamed(Self.stops)
      case .call: around.isNamed("Stop")
      case .variable, .function:
        around.child(.type)?.source.contains("View") != true
          && (isCalledAfterGradient(around) || isHandedToGradient(around)
            || around.flags.contains(.static) && around.enclosingType.map(isCalledAfterGradient) == true)
      default: false
      }
    }
  }

  private func isCalledAfterGradient(_ declaration: Node) -> Bool {
    declaration.nameWords.contains { $0 == "gradient" || $0 == "gradients" }
  }

  /// Whether the file hands the variable on as the colours of a gradient: `LinearGradient(colors: sky, …)`.
  private func isHandedToGradient(_ variable: Node) -> Bool {
    guard let name = variable.name, variable.child(.initial)?.firstChild?.kind == .array else { return false }
    return variable.file.nodes(.member, named: [name]).contains {
      $0.chain?.node.parent.map { $0.kind == .argument && $0.isNamed(Self.stops) } == true
    }
  }

  private static let stops = ["colors", "stops"]

  /// Whether black or white only darkens or lightens what lies below.
  private func isVeil(_ call: Node, _ literal: ColorLiteral) -> Bool {
    !literal.color.isOpaque || call.chain?.hasModifier("opacity", "withAlphaComponent") == true
      || call.ancestors.contains { $0.kind == .call && $0.isNamed("shadow", "mask") }
      || call.enclosing(.operation)?.descendants(.member, named: "shadowColor").isEmpty == false
  }
}

extension ColorLiteral {
  init?(_ call: Node, of type: String) {
    self.init(
      call: type,
      call.arguments.map { argument in
        let value = argument.value
        return Argument(
          label: argument.label, number: value.number, text: value.kind == .string ? value.text : argument.memberName)
      })
  }
}
