import SwiftKitSDK

/// `YYYY` is the year of the week, which is another one around New Year.
struct WeekYearFormat: Check {
  let id = "week-year-format"
  let rules = ["typography/formatting/week-year-format"]
  let severity = Severity.warning
  let title = "a date format with the year of the week"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["|dateFormat| & YYYY", "|setLocalizedDateFormatFromTemplate| & YYYY", "Formatter| & YYYY"]
  let suggests = true

  func check(_ file: SourceFile, _ report: Report) {
    let set = file.nodes(.operation).compactMap(\.assignment)
      .filter { $0.target.chain?.parts.last?.isNamed("dateFormat") == true }.flatMap { $0.value.outcomes }
    // `formatter.dateFormat = pattern.rawValue`
    let isByRawValue = set.contains { $0.chain?.parts.last?.isNamed("rawValue") == true }
    for text in file.nodes(.string)
    where !text.isInPreview && text.children(.argument).isEmpty
      && (isFormat(text) || set.contains(text) || isByRawValue && text.enclosing(.case)?.parent?.kind == .enum)
    {
      guard case let format = text.source, format.contains("YYYY"), !format.contains("w") else { continue }
      report(
        at: text.range, "`YYYY` is the year of the week and wrong around New Year; write `yyyy`",
        suggestion: [Edit(text.range, format.replacing("YYYY", with: "yyyy"))])
    }
  }

  /// What a formatter is set to, or made or asked with.
  private func isFormat(_ text: Node) -> Bool {
    if let operation = text.parent, operation.kind == .operation {
      return operation.assignment?.target.chain?.parts.last?.isNamed("dateFormat") == true
    }
    guard text.parent?.kind == .argument, let call = text.callOfArgument else { return false }
    return call.isNamed("DateFormatter", "setLocalizedDateFormatFromTemplate", "dateFormat")
  }
}
