import SwiftKitSDK

/// `YYYY` is the year of the week, which is another one around New Year.
struct WeekYearFormat: Check {
  let id = "week-year-format"
  let rules = ["typography/formatting/week-year-format"]
  let severity = Severity.warning
  let title = "a date format with the year of the week"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["|dateFormat| & YYYY"]
  let suggests = true

  func check(_ file: SourceFile, _ report: Report) {
    for node in file.nodes(.operation) where !node.isInPreview {
      guard let assignment = node.assignment, assignment.target.chain?.parts.last?.isNamed("dateFormat") == true,
        assignment.value.kind == .string, assignment.value.children(.argument).isEmpty,
        case let format = assignment.value.source, format.contains("YYYY"), !format.contains("w")
      else { continue }
      report(
        at: assignment.value.range, "`YYYY` is the year of the week and wrong around New Year; write `yyyy`",
        suggestion: [Edit(assignment.value.range, format.replacing("YYYY", with: "yyyy"))])
    }
  }
}
