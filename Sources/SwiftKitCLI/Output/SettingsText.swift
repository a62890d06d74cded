import Diagnosis
import POSIXSupport
import Reports
import RuleModel
import SourceChecking
import Workbench

/// What `settings show` prints for people.
struct SettingsText {
  private let report: SettingsReport
  private let context: CommandContext

  init(_ report: SettingsReport, in context: CommandContext) { (self.report, self.context) = (report, context) }

  var text: String {
    let shown = context.shown(report.path.string)
    var parts = [
      TextTable.text([
        ["path", shown == context.workingFolder.string ? "." : shown],
        ["settings", report.file.map { context.shown($0.string) } ?? "none: the defaults apply"],
        ["checked", report.exclusion.map(sentence) ?? "yes"],
      ]),
      TextTable.text(report.values.map { [$0.name, $0.value, origin(of: $0)] }),
    ]
    let told = report.checks.filter { $0.origin != .check }
    parts.append(
      TextTable.text(told.map { [$0.check, $0.severity?.rawValue ?? "off", origin(of: $0)] }))
    let silent = report.checks.filter { $0.origin == .check && $0.severity == nil }.map(\.check)
    if !silent.isEmpty { parts.append("off by default: \(ForeignText.line(silent.joined(separator: ", ")))\n") }
    let running = report.checks.count { $0.severity != nil }
    parts.append("\(running) of \(report.checks.count) checks run here\n")
    parts += report.passedOver.map {
      ForeignText.line("'\(context.shown($0.string))' is not used: another user may have put it there") + "\n"
    }
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func origin(_ word: CheckSettings.Named?) -> String {
    word.map { "\(context.shown(context.resolve($0.file).string)):\($0.place.line)" } ?? "default"
  }

  private func origin(of value: SettingsReport.Value) -> String {
    value.project.map { "\(context.shown($0.file.string)):\($0.line)" } ?? origin(value.origin)
  }

  private func origin(of check: CheckRuling) -> String {
    guard case .setting(let name, let word) = check.origin else { return "default" }
    return "\(origin(word)), \(name)"
  }

  private func sentence(_ exclusion: PathExclusion) -> String {
    let part = context.shown(exclusion.part.string)
    let reason =
      switch exclusion.reason {
      case .hidden: "'\(part)' is a hidden folder"
      case .builtIn: "'\(part)' is a folder that is always skipped"
      case .ofOthers:
        "'\(part)' holds code from others by its name; '!\(exclusion.part.lastComponent?.string ?? part)/' in 'exclude' includes it"
      case .git(let file, let line): "git ignores '\(part)' (\(context.shown(file.string)):\(line))"
      case .notIncluded(let first): "'include' does not match it (\(origin(first)))"
      case .settings(let pattern): "'\(pattern.name)' excludes '\(part)' (\(origin(pattern)))"
      }
    return "not unless named on the command line: \(reason)"
  }
}
