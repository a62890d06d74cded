import Ingesting
import RuleModel

/// What `ingest` says when it is done.
enum IngestText {
  static func summary(of report: IngestReport, index: String) -> String {
    let changes = [(report.added.count, "added"), (report.changed.count, "changed"), (report.removed.count, "removed")]
    let told = changes.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" } + ["\(report.unchanged) unchanged"]
    return
      "\(report.files.counted("file")) (\(told.joined(separator: ", "))), \(report.rules.counted("rule")) in \(index)\n"
  }
}
