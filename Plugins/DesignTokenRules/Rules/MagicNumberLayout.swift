import SwiftKitSDK

/// Where a project has names for its distances, a bare number says neither why nor where else.
///
/// Only in the profile `tokens`. A value is reported once a declaration, where it first stands: that is one name to find.
struct MagicNumberLayout: Check {
  let id = "magic-number-layout"
  let rules = ["design-tokens/spacing/magic-number-layout"]
  let severity = Severity.info
  let title = "a bare number in layout where the project has tokens"
  let group: CheckGroup? = .design
  let basis: Basis? = .convention
  let literals = ["padding", "pacing", "ornerRadius", "frame"]
  // Strict: many a project names some of its numbers and means to.
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    guard file.settings.profile == .tokens else { return }
    var seen: [Node?: Set<Double>] = [:]
    for number in LayoutNumber.all(in: file).sorted(by: { $0.node.range.lowerBound < $1.node.range.lowerBound }) {
      guard number.value != 0, number.value != 1, !number.node.isInTokenFile,
        seen[number.node.enclosingMember, default: []].insert(number.value).inserted
      else { continue }
      report(at: number.node.range, "\(number.value.shortText) is a bare number; use a named token")
    }
  }
}
