import SwiftKitSDK

/// Which of the numbers is the month depends on who reads it.
struct FixedDateFormat: Check {
  let id = "fixed-date-format"
  let rules = ["localisation/numbers-and-dates/format-style-dates"]
  let severity = Severity.warning
  let title = "a date with a fixed order of day and month"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["|dateFormat|"]

  func check(_ file: SourceFile, _ report: Report) {
    // Who fixes the locale, or reads dates, speaks with a machine.
    if file.isOfTests || file.root.sourceHolds("posix") || !file.nodes(.call, named: ["date"]).isEmpty { return }
    guard file.imports("SwiftUI") || file.imports("UIKit") else { return }
    for operation in file.nodes(.operation) where !operation.isInPreview {
      guard let assignment = operation.assignment, assignment.target.chain?.parts.last?.isNamed("dateFormat") == true
      else { continue }
      for value in assignment.value.outcomes {
        guard let format = value.text, isForPeople(format) else { continue }
        report(
          value == assignment.value ? operation : value,
          "`\(format)` fixes the order for all regions; use `date.formatted(…)` or `setLocalizedDateFormatFromTemplate`"
        )
      }
    }
  }

  /// A date with its year last or in words, or hours; what begins with the year is for machines and file names.
  private func isForPeople(_ format: String) -> Bool {
    if format.hasPrefix("y") || format.contains("'T'") || format.contains("_") || format.contains("SSS") {
      return false
    }
    let fields = Set(format.filter { $0.isLetter })
    return fields.count > 1 && fields.contains { "dMhHEy".contains($0) }
  }
}
