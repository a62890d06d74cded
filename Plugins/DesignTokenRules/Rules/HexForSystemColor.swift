import DesignTokens
package import SwiftKitSDK

/// A colour of the system written out as a value: it does not follow dark mode, contrast settings and tints.
///
/// Black and white with an opacity are left alone: they are scrims and shadows. So are colours given as one of a pair
/// for light and dark, which do follow the appearance. In the profile `tokens` the app has
/// colours of its own for everything, so the system's are no advice.
package struct HexForSystemColor: Check {
  package let id = "hex-for-system-color"
  package let severity = Severity.warning
  package let title = "a colour of the system written out as a value"
  package let literals = ["Color("]
  package let rules = ["color/system/hex-for-system-color"]

  package init() {}

  package func check(_ file: SourceFile, _ report: Report) {
    guard file.settings.profile == .system else { return }
    for call in file.calls(named: "Color", "UIColor", "NSColor") where call.isRoot && !call.isInPreview {
      guard let literal = ColorLiteral(call), let row = SystemColorRow.row(for: literal.color) else { continue }
      if [.black, .white].contains(literal.color.opacity(1)), isVeil(call, literal) { continue }
      if call.chain?.node.parent?.isNamed("light", "dark") == true { continue }
      report(
        call,
        "\(literal.color.hex) is a value of one of the system's colours; write \(row.replacement), which follows the "
          + "appearance and contrast settings")
    }
  }

  /// Whether black or white only darkens or lightens what lies below.
  private func isVeil(_ call: Node, _ literal: ColorLiteral) -> Bool {
    !literal.color.isOpaque || call.chain?.hasModifier("opacity", "withAlphaComponent") == true
      || call.ancestors.contains { $0.kind == .call && $0.isNamed("shadow", "mask") }
  }
}

extension ColorLiteral {
  init?(_ call: Node) {
    self.init(
      call: call.name ?? "",
      call.arguments.map { argument in
        let value = argument.value
        return Argument(
          label: argument.label, number: value.number, text: value.kind == .string ? value.text : argument.memberName)
      })
  }
}
