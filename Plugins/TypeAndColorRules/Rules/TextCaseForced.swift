import SwiftKitSDK

/// Forced capitals take the choice of case from those who translate.
struct TextCaseForced: Check {
  let id = "text-case-forced"
  let rules = ["typography/formatting/text-case-forced"]
  let severity = Severity.info
  let title = "text that is forced to upper or lower case"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .convention
  let literals = ["|textCase|"]
  let isOffByDefault = true
  let suggests = true

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "textCase") where call.isViewModifier && !call.isInPreview {
      guard let names = call.firstUnlabelled?.value.choices.compactMap(\.memberName),
        !Set(names).isDisjoint(with: ["uppercase", "lowercase"])
      else {
        continue
      }
      report(
        call, "forced upper or lower case does not work in every language; write the text as it should appear",
        suggestion: call.removal)
    }
  }
}
