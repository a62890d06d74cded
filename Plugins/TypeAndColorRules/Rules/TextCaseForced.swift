import SwiftKitSDK

/// Forced capitals take the choice of case from those who translate.
struct TextCaseForced: Check {
  let id = "text-case-forced"
  let rules = ["typography/formatting/text-case-forced"]
  let severity = Severity.info
  let title = "a case that is forced on text"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .convention
  let literals = ["|textCase|"]
  let isOffByDefault = true
  let suggests = true

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "textCase") where call.isViewModifier && !call.isInPreview {
      guard let name = call.firstUnlabelled?.value.memberName, ["uppercase", "lowercase"].contains(name) else {
        continue
      }
      report(
        call, "upper or lower case by force does not suit every language; write the text as it should appear",
        suggestion: call.removal)
    }
  }
}
