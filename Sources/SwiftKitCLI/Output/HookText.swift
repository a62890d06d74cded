import RuleModel
import Workbench

/// Findings as an agent reads them in the middle of its work: what to change, and where.
struct HookText {
  let findings: HookRequest.Findings
  /// Whether the agent was about to stop.
  let isStop: Bool

  var text: String {
    let count = findings.count.counted("finding")
    var lines = findings.broken.map {
      "swiftkit: \(ForeignText.line($0)) has syntax errors. Fix them first; findings in it may be missing."
    }
    if findings.count == 0 { return lines.joined(separator: "\n") }
    lines.append(
      isStop
        ? "swiftkit: your change still has \(count). Before you stop, fix them or explain why you keep them:"
        : "swiftkit: \(count) on lines you changed. Fix them before you continue; other lines are not part of your task:"
    )
    for entry in findings.entries {
      let finding = entry.finding
      lines.append(
        ForeignText.line(
          "\(finding.path):\(finding.start.line):\(finding.start.column): \(finding.severity.rawValue): "
            + "\(finding.message) [\(finding.check)]"))
      if let fixed = entry.fixed { lines.append("  fix: \(ForeignText.line(fixed))") }
    }
    let rest = findings.count - findings.entries.count
    if rest > 0 { lines.append("\(rest) more; 'swiftkit check --changed --changed-lines' lists them all.") }
    lines.append("'swiftkit check --explain NAME' explains a check and shows good code.")
    return lines.joined(separator: "\n")
  }
}
