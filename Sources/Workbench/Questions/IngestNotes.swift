package import Ingesting
package import POSIXSupport
import RuleModel

/// What is said of documents that are not in an index.
package enum IngestNotes {
  /// So many are named; a folder of links must not fill a screen.
  private static let most = 20

  /// Tells of everything that is not in the index.
  package static func tell(of report: IngestReport, in workplace: Workplace) {
    tell(of: report.unreadable, in: workplace)
    tell(leftOut: report.leftOut, in: workplace)
  }

  /// Tells of links that lead out of where reading stays.
  package static func tell(leftOut links: [FileFault], in workplace: Workplace) {
    tell(links, "it is ignored", workplace)
  }

  /// Tells of what cannot be read; what it said when it was last read still counts.
  package static func tell(of unread: [FileFault], in workplace: Workplace) {
    tell(unread, "the other documents were read", workplace)
  }

  private static func tell(_ faults: [FileFault], _ outcome: String, _ workplace: Workplace) {
    for fault in faults.prefix(most) { workplace.remark("swiftkit: \(ForeignText.line("\(fault)")); \(outcome)\n") }
    let more = faults.count - most
    if more > 0 { workplace.remark("swiftkit: \(more) more cannot be read; \(outcome)\n") }
  }
}
