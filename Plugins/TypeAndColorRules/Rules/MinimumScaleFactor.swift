import SwiftKitSDK

/// Shrinking undoes the size that a person asked for.
struct MinimumScaleFactor: Check {
  let id = "minimum-scale-factor"
  let rules = ["typography/sizes/minimum-scale-factor"]
  let severity = Severity.info
  let title = "text that may shrink below 0.8 of its size"
  let group: CheckGroup? = .accessibility
  let basis: Basis? = .apple
  let literals = ["minimumScaleFactor"]
  let isOffByDefault = true
  let suggests = true

  func check(_ file: SourceFile, _ report: Report) {
    checkLabels(file, report)
    for factor in file.calls(named: "minimumScaleFactor", "environment")
    where factor.isViewModifier && !factor.isInPreview {
      let given =
        factor.isNamed("environment")
        ? factor.environmentValue(of: "minimumScaleFactor") : factor.firstUnlabelled?.value
      guard let value = given?.outcomes.flatMap(\.numbers).compactMap(\.number).min(),
        value < 0.8, !isOfTile(factor), !isFixed(factor)
      else { continue }
      report(
        factor, "text may shrink to \(value) of its size; let it wrap, or use at least 0.8",
        suggestion: factor.removal)
    }
  }

  /// `label.minimumScaleFactor = 0.5`
  private func checkLabels(_ file: SourceFile, _ report: Report) {
    for factor in file.nodes(.member, named: ["minimumScaleFactor"]) where factor.isAssigned && !factor.isInPreview {
      guard let value = factor.chain?.node.parent?.assignment?.value.constantNumber, value < 0.8 else { continue }
      report(factor, "text may shrink to \(value) of its size; let it wrap, or use at least 0.8")
    }
  }

  /// Whether a fixed size before it leaves nothing to shrink.
  private func isFixed(_ factor: Node) -> Bool {
    factor.chain?.modifiers(named: "fixedSize").contains { $0.arguments.isEmpty && $0.isBefore(factor) } == true
  }

  /// Letters in a picture of fixed size, such as the initials of a person, where nothing can wrap.
  private func isOfTile(_ factor: Node) -> Bool {
    let frames = factor.chain?.modifiers(named: "frame") ?? []
    return frames.contains { frame in
      guard let width = frame.argument("width")?.value.number else { return false }
      return width <= 60 && width == frame.argument("height")?.value.number
    }
  }
}
