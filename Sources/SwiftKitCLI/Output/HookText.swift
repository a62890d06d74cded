import RuleModel
import Workbench

/// Findings as an agent reads them in the middle of its work: what to change, and where.
struct HookText {
  let findings: HookRequest.Findings
  /// Whether the agent was about to stop.
  let isStop: Bool

  var text: String {
    let count = findings.count.counted("finding")
    var lines = [
      isStop
        ? "swiftkit: the change still has \(count). Fix them, or say why they stay, then stop:"
        : "swiftkit: \(count) on the lines that you changed. Fix them before you go on; other lines are not your task:"
    ]
    for entry in findings.entries {
      let finding = entry.finding
      lines.append(
        ForeignText.line(
          "\(finding.path):\(finding.start.line):\(finding.start.column): \(finding.severity.rawValue): "
            + "\(finding.message) [\(finding.check)]"))
      if let fixed = entry.fixed { lines.append("  fix: \(ForeignText.line(fixed))") }
    }
    let rest = findings.count - findings.entries.count
    if rest > 0 { lines.append("\(rest) more; 'swiftkit check --changed --changed-lines' lists all.") }
    lines.append("'swiftkit check --explain NAME' tells why a check asks for that, with good code.")
    return lines.joined(separator: "\n")
  }
}
