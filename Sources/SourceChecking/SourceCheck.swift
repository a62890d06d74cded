import HostMessages
import POSIXSupport
package import PluginHosting
import RuleModel

/// Runs checks over files.
package struct SourceCheck: Sendable {
  package let pool: HostPool
  /// How many hosts run at a time.
  package let width: Int

  package init(pool: HostPool, width: Int) {
    self.pool = pool
    self.width = width
  }

  /// Checks `files`, which have distinct shown paths.
  ///
  /// The outcome does not depend on the number of hosts or on who was faster.
  package func run(
    _ files: [CheckedFile], progress: (Int) -> Void = { _ in }
  ) throws(HostingError) -> CheckOutcome {
    let tasks = files.map { HostTask.check($0.path, shownAs: $0.shown, source: $0.source) }
    let outcome = try pool.run(tasks, width: width, progress: progress)
    var findings: [CheckedFinding] = []
    var skipped: [SkippedFile] = []
    for (file, result) in zip(files, outcome.results) {
      switch result {
      case .checked(let report):
        if case .skipped(let reason) = report.outcome { skipped.append(SkippedFile(path: file.shown, reason: reason)) }
        findings += self.findings(report, in: file, outcome)
      case .failed(let reason): skipped.append(SkippedFile(path: file.shown, reason: reason))
      case .answered: skipped.append(SkippedFile(path: file.shown, reason: "the host took it for a question"))
      }
    }
    findings.sort { $0.order < $1.order }
    return CheckOutcome(
      findings: findings, files: files.count - skipped.count, skipped: skipped.sorted { $0.path < $1.path },
      problems: problems(outcome, files))
  }

  private func findings(_ report: FileReport, in file: CheckedFile, _ outcome: HostOutcome) -> [CheckedFinding] {
    var known: Set<CheckedFinding> = []
    return report.findings.compactMap { reported -> CheckedFinding? in
      let plugin = Int(reported.check.library)
      guard !outcome.abandoned.contains(reported.check), pool.plugins.indices.contains(plugin),
        let checks = outcome.plugins[plugin]?.checks, checks.indices.contains(Int(reported.check.check))
      else { return nil }
      let check = checks[Int(reported.check.check)]
      let finding = Finding(
        check: pool.plugins[plugin].publicName(ofCheck: check.id), severity: Severity(check.level), path: file.shown,
        start: SourcePosition(reported.start), end: SourcePosition(reported.end), message: reported.message,
        rules: check.rules, fixable: !reported.edits.isEmpty)
      let checked = CheckedFinding(finding: finding, lineText: reported.lineText, edits: reported.edits)
      return known.insert(checked).inserted ? checked : nil
    }
  }

  private func problems(_ outcome: HostOutcome, _ files: [CheckedFile]) -> [CheckProblem] {
    outcome.problems.map { problem in
      let plugin = pool.plugins[problem.plugin]
      return CheckProblem(
        plugin: plugin.descriptor.id, check: problem.check.map { plugin.publicName(ofCheck: $0) },
        path: problem.task.map { files[$0].shown }, reason: problem.reason)
    }
  }
}

extension SourcePosition {
  init(_ place: SourcePlace) { self.init(line: Int(place.line), column: Int(place.column)) }
}

extension CheckedFinding {
  var order: (String, SourcePosition, String, SourcePosition, String) {
    (finding.path, finding.start, finding.check, finding.end, finding.message)
  }
}
