import SwiftKitSDK

/// Which of the numbers is the month depends on who reads it.
struct FixedDateFormat: Check {
  let id = "fixed-date-format"
  let rules = ["localisation/numbers-and-dates/format-style-dates"]
  let severity = Severity.info
  let title = "a date with a fixed order of day and month"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["|dateFormat|", "|verbatim|", "VerbatimFormatStyle"]

  func check(_ file: SourceFile, _ report: Report) {
    // Who fixes the locale, writes a table or reads dates, speaks with a machine.
    if file.isOfTests || file.root.sourceHolds("posix") || file.root.sourceHolds("csv")
      || !file.nodes(.call, named: ["date"]).isEmpty
    {
      return
    }
    guard file.imports("SwiftUI") || file.imports("UIKit") else { return }
    verbatims(file, report)
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

  /// `.verbatim("\(day: .twoDigits)/\(month: .twoDigits)", …)`: fields in a fixed order, as a format that a view or text is made with.
  private func verbatims(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "verbatim", "VerbatimFormatStyle") where !call.isInPreview {
      guard let text = (call.firstUnlabelled ?? call.argument("format"))?.value, text.kind == .string,
        case let fields = text.children(.argument).compactMap(\.name), fields.count > 1,
        fields.allSatisfy(Self.fields.contains), fields.first != "year",
        fields.contains("day") || fields.contains("month")
      else { continue }
      report(
        call,
        "this format fixes the order for all regions; use `date.formatted(…)` or `setLocalizedDateFormatFromTemplate`")
    }
  }

  private static let fields: Set = ["day", "month", "year", "weekday", "hour", "minute", "era"]

  /// A date with its year last or in words, or hours; what begins with the year is for machines and file names.
  private func isForPeople(_ format: String) -> Bool {
    if format.hasPrefix("y") || format.contains("'T'") || format.contains("_") || format.contains("SSS") {
      return false
    }
    let fields = Set(format.filter { $0.isLetter })
    return fields.count > 1 && fields.contains { "dMhHEy".contains($0) }
  }
}
