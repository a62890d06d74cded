import POSIXSupport
import Reports
import WireFormats

extension CheckReport {
  /// Prints the findings in this format, then what people should know beside them.
  func write(as format: CheckFormat, in context: CommandContext) throws {
    let text = try text(as: format, in: context, isColoured: context.colours)
    if format.isForPeople { context.show(text) } else { context.output.write(text) }
    writeRemarks(in: context)
    if format != .json, let timings { context.remark(timings.text) }
    // Formats for programs have no place for a table.
    if !format.isForPeople, format != .json, let statistics { context.remark(statistics.text) }
  }

  /// The findings in this format.
  func text(as format: CheckFormat, in context: CommandContext, isColoured: Bool) throws -> String {
    let table = statistics?.text ?? ""
    return switch format {
    case .text: text(isFolded: true) { $0 } + table
    case .xcode: text { context.resolve($0).string } + table
    case .grouped:
      GroupedFindings(
        self, in: SourceLines(below: context.workingFolder, sources: sources), style: TextStyle(isColoured: isColoured),
        columns: context.output.columns
      ).text + table
    case .json: try JSONText.report(CheckDocument(outcome, timings?.document, statistics?.document))
    case .sarif: try JSONText.document(sarif(below: context.workingFolder, version: Version.current))
    case .github: github
    case .junit: junit
    case .checkstyle: checkstyle
    case .gitlab: try JSONText.document(gitlab)
    case .markdown: markdown
    }
  }

  /// Prints what people should know beside the findings.
  func writeRemarks(in context: CommandContext) { context.remark(remarks) }
}

extension CheckFormat {
  /// Whether the words of others in it must be kept from steering a terminal.
  fileprivate var isForPeople: Bool { self == .text || self == .xcode || self == .grouped || self == .markdown }
}
