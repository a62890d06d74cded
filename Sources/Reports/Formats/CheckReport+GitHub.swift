import RuleModel
import SourceChecking

extension CheckReport {
  /// Workflow commands, which GitHub shows beside the lines of a change.
  package var github: String {
    outcome.findings.map(\.finding).map { finding in
      let command =
        switch finding.severity {
        case .error: "error"
        case .warning: "warning"
        case .info: "notice"
        }
      let properties = [
        ("file", finding.path), ("line", "\(finding.start.line)"), ("endLine", "\(finding.end.line)"),
        ("col", "\(finding.start.column)"), ("endColumn", "\(finding.end.column)"), ("title", finding.check),
      ]
      let list = properties.map { "\($0.0)=\($0.1.commandProperty)" }.joined(separator: ",")
      // Line breaks have a code of their own by now; what else steers a terminal is in the log of a job as well.
      return ForeignText.line("::\(command) \(list)::\(finding.message.commandText)") + "\n"
    }.joined()
  }
}

extension String {
  fileprivate var commandText: String {
    replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  fileprivate var commandProperty: String { commandText.replacing(":", with: "%3A").replacing(",", with: "%2C") }
}
