import RuleModel
import Scaffolding
import WireFormats

/// A revision as a person reads it: one line a file, what becomes of it first.
struct RevisionText {
  let revision: Revision
  let isDryRun: Bool

  var text: String {
    let width = revision.files.map { ForeignText.line($0.path).count }.max() ?? 0
    let lines = revision.files.map { file in
      let start = "  " + padded(file.action.rawValue, 9) + "  "
      let path = ForeignText.line(file.path)
      return start + (file.reason.map { padded(path, width) + "  " + ForeignText.line($0) } ?? path)
    }
    return (lines + [closing]).joined(separator: "\n") + "\n"
  }

  private var closing: String {
    if revision.isRefused {
      return "Nothing was changed: the files marked 'keep' are yours now; --force removes the rest, and edited files."
    }
    if revision.changesNothing { return "Nothing to do." }
    return isDryRun ? "Dry run: nothing was changed." : "Done; 'swiftkit undo' reverts it."
  }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}

extension ScaffoldRevisionReport {
  init(_ revision: Revision) {
    self.init(
      name: revision.name, template: revision.template, version: revision.version,
      files: revision.files.map {
        File(path: $0.path, role: $0.role, action: $0.action.rawValue, reason: $0.reason)
      })
  }
}
