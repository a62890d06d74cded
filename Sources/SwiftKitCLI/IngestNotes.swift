import Ingesting
import POSIXSupport
import RuleModel

/// What is said on standard error of documents that are not in an index.
enum IngestNotes {
  /// So many are named; a folder of links must not fill a screen.
  private static let most = 20

  static func tell(of report: IngestReport, in context: CommandContext) {
    tell(of: report.unreadable, in: context)
    tell(leftOut: report.leftOut, in: context)
  }

  /// Tells of links that lead out of where reading stays.
  static func tell(leftOut links: [FileFault], in context: CommandContext) {
    tell(links, "it was left out", context)
  }

  /// Tells of what cannot be read; what it said when it was last read still counts.
  static func tell(of unread: [FileFault], in context: CommandContext) {
    tell(unread, "the other documents were read", context)
  }

  private static func tell(_ faults: [FileFault], _ outcome: String, _ context: CommandContext) {
    for fault in faults.prefix(most) { context.remark("swiftkit: \(ForeignText.line("\(fault)")); \(outcome)\n") }
    let more = faults.count - most
    if more > 0 { context.remark("swiftkit: \(more) more cannot be read; \(outcome)\n") }
  }
}
