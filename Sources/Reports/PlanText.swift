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
    return (lines + plan.findings.map(\.line) + plan.notes.map { "note: \(ForeignText.line($0))" } + [closing]).joined(
      separator: "\n") + "\n"
  }

  /// What taking back a run did: one line a file of the project.
  package static func lines(takingBack changes: [Change]) -> [String] {
    changes.filter { !$0.path.hasPrefix(".swiftkit/") }.map { change in
      let verb = change.after == nil ? "remove " : change.before == nil ? "restore" : "replace"
      return "\(verb)  \(ForeignText.line(change.path))"
    }
  }

  private var closing: String {
    let blocked = plan.conflicts.count
    if blocked > 0 {
      return
        "Nothing was written: \(blocked.counted("conflict")). Choose a different name, choose a different folder with \(options.output), or use \(options.onConflict)."
    }
    if plan.hasErrors {
      let count = plan.findings.count { $0.severity == .error }
      let ending = "the checks found \(count.counted("error")); \(options.noCheck) writes the files anyway."
      return isDryRun ? "Nothing would be written: \(ending)" : "Nothing was written: \(ending)"
    }
    let created = plan.files.count { $0.action == .create }
    let changed = plan.written.count - created
    if created + changed == 0 { return "Nothing to do." }
    let parts = [created > 0 ? "create" : nil, changed > 0 ? "change" : nil].compactMap(\.self)
    let counts = [created, changed].filter { $0 > 0 }.map { $0.counted("file") }
    if isDryRun {
      let sentence = zip(parts, counts).map { "\($0) \($1)" }.joined(separator: " and ")
      return "Nothing was written; \(options.writing) would \(sentence)."
    }
    let sentence = zip(parts, counts).map { "\($0)d \($1)" }.joined(separator: " and ")
    return sentence.prefix(1).uppercased() + sentence.dropFirst() + "."
  }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
