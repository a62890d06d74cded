import SwiftKitSDK

/// Shrinking undoes the size that a person asked for.
struct MinimumScaleFactor: Check {
  let id = "minimum-scale-factor"
  let rules = ["typography/sizes/minimum-scale-factor"]
  let severity = Severity.warning
  let title = "text that may shrink below 0.8 of its size"
  let group: CheckGroup? = .accessibility
  let basis: Basis? = .apple
  let literals = ["minimumScaleFactor"]
  let suggests = true

  func check(_ file: SourceFile, _ report: Report) {
    for factor in file.calls(named: "minimumScaleFactor") where factor.isViewModifier && !factor.isInPreview {
      guard let value = factor.firstUnlabelled?.value.number, value < 0.8 else { continue }
      report(
        factor, "text may shrink to \(value) of its size; let it wrap, or use at least 0.8",
        suggestion: factor.removal)
    }
  }
}
