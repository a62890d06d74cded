import SwiftKitSDK

/// The system's own levels keep their contrast on every background.
struct OpacityForHierarchy: Check {
  let id = "opacity-for-hierarchy"
  let rules = ["color/text/opacity-for-hierarchy"]
  let severity = Severity.info
  let title = "text that is dimmed with opacity"
  let group: CheckGroup? = .design
  let basis: Basis? = .opinion
  let literals = ["|primary| & |opacity|"]
  let isOffByDefault = true
  let suggests = true

  func check(_ file: SourceFile, _ report: Report) {
    var reported: Set<Node> = []
    for call in file.calls(named: "foregroundStyle", "foregroundColor") where call.isViewModifier && !call.isInPreview {
      guard let given = call.firstUnlabelled?.value, let value = meant(given), let parts = value.chain?.parts,
        let last = parts.last, last.isNamed("opacity"), let color = parts.dropLast().last,
        color.isNamed("primary") || isPrimary(color, in: parts),
        let share = last.firstUnlabelled?.value, !share.numbers.isEmpty, reported.insert(last).inserted
      else { continue }
      report(
        last,
        "an opacity can make this too faint to read; use `.secondary` or `.tertiary`, whose contrast the system keeps",
        // A colour with a name may be used for more than text.
        suggestion: share.number == nil || value != given || !color.isNamed("primary")
          ? [] : [Edit(color.anchor.lowerBound..<last.range.upperBound, "secondary")])
    }
  }

  /// The value, or the one that a name stands for.
  private func meant(_ value: Node) -> Node? {
    let values = value.writtenOutcomes
    return values.count == 1 ? values[0] : value.resolved
  }

  /// Whether it is the name of a property that begins as `.primary`.
  private func isPrimary(_ color: Node, in parts: [Node]) -> Bool {
    guard parts.count == 2, parts[0] == color, color.kind == .member, let name = color.name,
      let value = color.variable(named: name)?.child(.initial)?.firstChild
    else { return false }
    return value.memberName == "primary"
  }
}
