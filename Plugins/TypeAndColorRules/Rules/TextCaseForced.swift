import SwiftKitSDK

/// Forced capitals take the choice of case from those who translate.
struct TextCaseForced: Check {
  let id = "text-case-forced"
  let rules = ["typography/formatting/text-case-forced"]
  let severity = Severity.info
  let title = "text that is forced to upper or lower case"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .convention
  let literals =
    ["|textCase|"]
    + ["|Text|", "|Label|", "|Button|", "|NavigationLink|", "|Section|", "|Toggle|"].beside(
      "|uppercased|", "|localizedUppercase|")
  let isOffByDefault = true
  let suggests = true

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "textCase", "environment") where call.isViewModifier && !call.isInPreview {
      let given = call.isNamed("environment") ? call.environmentValue(of: "textCase") : call.firstUnlabelled?.value
      guard let names = given?.writtenOutcomes.compactMap(\.memberName),
        !Set(names).isDisjoint(with: ["uppercase", "lowercase"])
      else {
        continue
      }
      report(
        call, "forced upper or lower case does not work in every language; write the text as it should appear",
        suggestion: call.removal)
    }
    for call in file.calls(named: "Text", "Label", "Button", "NavigationLink", "Section", "Toggle")
    where call.isRoot && !call.isInPreview {
      // A code or an initial is no text of a language.
      guard let parts = call.firstUnlabelled?.value.resolved.chain?.parts, let last = parts.last,
        last.isNamed("uppercased", "localizedUppercase"),
        !parts.contains(where: {
          $0.isNamed(
            "rawValue", "prefix", "first", "code", "id", "sku", "symbol", "ticker", "iban", "uuidString", "initials")
        })
      else { continue }
      report(call, "forced upper or lower case does not work in every language; write the text as it should appear")
    }
  }
}
