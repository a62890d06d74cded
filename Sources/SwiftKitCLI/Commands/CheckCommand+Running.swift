import POSIXSupport
import Reports
import SourceChecking
import Workbench

extension CheckCommand {
  /// Checks once, and shows what was found.
  func checkOnce(_ check: CheckRun, in context: CommandContext) throws -> ExitStatus {
    let progress = ProgressLine(context.errors, isWanted: !quiet)
    defer { progress.clear() }
    let result = try check.run(progress: progress.show)
    if !watch { KeptValues.keep(result) }
    progress.clear()
    var report = CheckReport(result, isQuiet: quiet || diff)
    if let patch = result.patch {
      context.show(patch: patch)
      report.outcome.findings = []
      report.writeRemarks(in: context)
      return result.isIncomplete ? .failed : patch.isEmpty ? .done : gate.status(.findings)
    }
    if statistics { report.statistics = CheckStatistics(of: result.outcome.findings) }
    for output in output { try output.write(report, in: context) }
    try report.write(as: json ? .json : format ?? .usual(in: context), in: context)
    if result.isIncomplete { return .failed }
    if result.gate.fails(result.outcome.findings) || gate.isTooOld(result) { return gate.status(.findings) }
    return result.lacksNamedFile ? .failed : .done
  }
}
