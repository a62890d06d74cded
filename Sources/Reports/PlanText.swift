import RuleModel
package import Scaffolding

/// A plan as a person reads it: one line a file, what becomes of it first.
package struct PlanText {
  package let plan: Plan
  package let isDryRun: Bool
  /// How whoever reads it calls the options.
  package var options: OptionNames

  /// - Parameters:
  ///   - isDryRun: whether nothing was written, as nobody asked for it.
  ///   - options: how whoever reads it calls the options.
  package init(plan: Plan, isDryRun: Bool, options: OptionNames = .commandLine) {
    (self.plan, self.isDryRun, self.options) = (plan, isDryRun, options)
  }

  package var text: String {
    let width = plan.files.map { ForeignText.line($0.path).count }.max() ?? 0
    let lines = plan.files.map { file in
      let about = file.action.reason ?? "\(file.role), \(file.lineCount.counted("line"))"
      return "  \(padded(file.action.name, 8))  \(padded(ForeignText.line(file.path), width))  "
        + ForeignText.line(about)
    }
    return (lines + findings + plan.notes.map { "note: \(ForeignText.line($0))" } + [closing]).joined(separator: "\n") + "\n"
  }

  /// As `check` writes them.
  private var findings: [String] {
    plan.findings.map { finding in
      "\(ForeignText.line(finding.path)):\(finding.start.line):\(finding.start.column): \(finding.severity.word): "
        + "\(ForeignText.line(finding.message)) [\(finding.check)]"
    }
  }

  private var closing: String {
    let blocked = plan.conflicts.count
    if blocked > 0 {
      return
        "Nothing was written: \(blocked.counted("file")) in the way. Choose another name, another folder with \(options.output), or see \(options.onConflict)."
    }
    if plan.hasErrors {
      let count = plan.findings.count { $0.severity == .error }
      return "Nothing was written: the checks found \(count.counted("error")). \(options.noCheck) writes it all the same."
    }
    let created = plan.files.count { $0.action == .create }
    let changed = plan.written.count - created
    if created + changed == 0 { return "Nothing to do." }
    let parts = [created > 0 ? "create" : nil, changed > 0 ? "change" : nil].compactMap(\.self)
    let counts = [created, changed].filter { $0 > 0 }.map { $0.counted("file") }
    if isDryRun {
      let sentence = zip(parts, counts).map { "\($0)s \($1)" }.joined(separator: " and ")
      return "Nothing was written: \(options.writing) \(sentence)."
    }
    let sentence = zip(parts, counts).map { "\($0)d \($1)" }.joined(separator: " and ")
    return sentence.prefix(1).uppercased() + sentence.dropFirst() + "."
  }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
