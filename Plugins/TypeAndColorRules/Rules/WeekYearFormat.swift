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
    let patterns = Set(set.compactMap(enumOfRawValue))
    for text in file.nodes(.string)
    where !text.isInPreview && text.children(.argument).isEmpty
      && (isFormat(text) || set.contains(text) || isCase(text, of: patterns))
    {
      guard case let format = text.source, format.contains("YYYY"), !format.contains("w") else { continue }
      report(
        at: text.range, "`YYYY` is the year of the week and wrong around New Year; write `yyyy`",
        suggestion: [Edit(text.range, format.replacing("YYYY", with: "yyyy"))])
    }
  }

  /// The enum of this file whose raw value this is: `Pattern` of `pattern.rawValue` and `Pattern.day.rawValue`.
  private func enumOfRawValue(_ value: Node) -> Node? {
    guard let parts = value.chain?.parts, parts.last?.isNamed("rawValue") == true, let name = parts[0].name,
      let type = parts.count == 2 ? value.typeName(of: name) : parts.count == 3 ? name : nil
    else { return nil }
    return value.file.nodes(.enum, named: [type]).first
  }

  private func isCase(_ text: Node, of enums: Set<Node>) -> Bool {
    text.enclosing(.case)?.parent.map(enums.contains) == true
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
