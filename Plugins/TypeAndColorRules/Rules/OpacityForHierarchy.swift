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
      guard let given = call.firstUnlabelled?.value, case let value = given.resolved, let parts = value.chain?.parts,
        let last = parts.last, last.isNamed("opacity"), let color = parts.dropLast().last, color.isNamed("primary"),
        let share = last.firstUnlabelled?.value, !share.numbers.isEmpty, reported.insert(last).inserted
      else { continue }
      report(
        last,
        "an opacity can make this too faint to read; use `.secondary` or `.tertiary`, whose contrast the system keeps",
        // A colour with a name may be used for more than text.
        suggestion: share.number == nil || value != given
          ? [] : [Edit(color.anchor.lowerBound..<last.range.upperBound, "secondary")])
    }
  }
}
