import POSIXSupport
import Reports
import WireFormats

extension CheckReport {
  /// Prints the findings in this format, then what people should know beside them.
  func write(as format: CheckFormat, in context: CommandContext) throws {
    switch format {
    case .text: context.show(text { $0 })
    case .xcode: context.show(text { context.resolve($0).string })
    case .json: context.output.write(try JSONText.document(CheckDocument(outcome, timings?.document)))
    case .sarif: context.output.write(try JSONText.document(sarif(in: context)))
    case .github: context.output.write(github)
    case .junit: context.output.write(junit)
    case .checkstyle: context.output.write(checkstyle)
    }
    writeRemarks(in: context)
    if format != .json, let timings { context.remark(timings.text) }
  }

  /// Prints what people should know beside the findings.
  func writeRemarks(in context: CommandContext) { context.remark(remarks) }
}
