import RuleModel
import SourceChecking
package import WireFormats

extension CheckReport {
  /// What GitLab shows beside the lines of a merge request: its Code Quality report.
  package var gitlab: [CodeQualityIssue] {
    zip(outcome.findings, Fingerprint.names(of: outcome.findings)).map { checked, name in
      let finding = checked.finding
      let severity =
        switch finding.severity {
        case .error: "critical"
        case .warning: "major"
        case .info: "info"
        }
      return CodeQualityIssue(
        description: finding.message, checkName: finding.check, fingerprint: name, severity: severity,
        location: .init(path: finding.path, lines: .init(begin: finding.start.line, end: finding.end.line)))
    }
  }
}
