import RuleModel
import SourceChecking
import WireFormats

extension CheckReport {
  /// A comment on a pull request, or the summary of a job: the sum, the findings, and how often each check found something
  /// where that is asked for.
  ///
  /// What is beyond the first hundred of a kind is counted only: such comments have a largest size.
  package var markdown: String {
    let findings = outcome.findings.map(\.finding)
    let sum = Severity.allCases.reversed().compactMap { severity in
      let count = outcome.count(severity)
      return count == 0 ? nil : count.counted(severity.word)
    }
    var lines = ["## swiftkit check", ""]
    lines.append(
      (sum.isEmpty ? "No findings" : sum.joined(separator: ", ")) + " in \(outcome.files.counted("file")).")
    if !findings.isEmpty {
      lines += ["", "| | location | finding | check |", "| --- | --- | --- | --- |"]
      lines += findings.prefix(100).map { finding in
        let place = "\(finding.path):\(finding.start.line)"
        return "| \(finding.severity.word) | `\(place.cell(inCode: true))` | \(finding.message.proseCell) "
          + "| `\(finding.check.cell(inCode: true))` |"
      }
      if findings.count > 100 { lines += ["", "\((findings.count - 100).counted("more finding")) not shown."] }
    }
    if let rows = statistics?.document, !rows.isEmpty {
      lines += ["", "| findings | files | fixable | check |", "| --- | --- | --- | --- |"]
      lines += rows.map { "| \($0.findings) | \($0.files) | \($0.fixable) | `\($0.check.cell(inCode: true))` |" }
    }
    let told = problemLines + notes + outcome.skipped.map { "skipped \($0.path): \($0.reason)" }
    if !told.isEmpty { lines += [""] + told.prefix(100).map { "- \($0.cell())" } }
    if told.count > 100 { lines.append("- \(told.count - 100) more not shown") }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension String {
  /// A message in a cell, its code between backticks as code spans: each part is as harmless as a cell of its kind alone.
  fileprivate var proseCell: String {
    let parts = split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    let last = parts.count - 1
    return parts.enumerated().map { index, part in
      if index.isMultiple(of: 2) { return index > 0 && index < last && part.isEmpty ? " " : part.cell() }
      // A backtick that none closes, or two with nothing between them, are only characters.
      return index < last && !part.isEmpty
        ? "`\(part.cell(inCode: true))`" : "\\`" + part.cell() + (index < last ? "\\`" : "")
    }.joined()
  }

  /// The words of others in a cell of a table, where they can neither end it nor become a link, an image or a mention.
  fileprivate func cell(inCode: Bool = false) -> String {
    var text = ""
    for character in ForeignText.line(self) {
      switch character {
      // In code nothing escapes a backslash, and one before the other escape would end the cell.
      case "|" where inCode && text.last == "\\": text += "u{7c}"
      case "|": text += "\\|"
      case "`" where inCode: text += "'"
      case _ where inCode: text.append(character)
      case "\\", "*", "_", "[", "]", "(", ")", "!", "~", "`": text += "\\\(character)"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "&": text += "&amp;"
      // Somebody's name or an issue's number, which would be told of it: an escape alone is read back before they are
      // looked for.
      case "@", "#": text += "\(character)<!-- -->"
      default: text.append(character)
      }
    }
    // Addresses are links even where nothing marks them.
    return inCode ? text : text.replacing("://", with: ":&#47;/").replacing("www.", with: "www&#46;")
  }
}
