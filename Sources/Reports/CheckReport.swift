import POSIXSupport
import PluginHosting
import RuleModel
package import SourceChecking
package import WireFormats
package import Workbench

/// The outcome of a check on its way to people and programs.
package struct CheckReport {
  package var outcome: CheckOutcome
  package let catalogue: CheckCatalogue
  /// Sources that do not lie on disk, by shown path.
  package var sources: [String: [UInt8]] = [:]
  /// What else people should know.
  package var notes: [String] = []
  /// What had to be assumed of the project; left out together with the sum.
  private var assumption: String?
  /// What the run took; nil unless somebody asked.
  package var timings: CheckTimings?
  /// How often each check found something; nil unless somebody asked.
  package var statistics: CheckStatistics?
  /// Which of the findings make the run fail.
  package private(set) var gate = CheckGate()
  /// Whether the closing sum is left out.
  private let isQuiet: Bool

  package init(outcome: CheckOutcome, catalogue: CheckCatalogue, isQuiet: Bool = false) {
    self.outcome = outcome
    self.catalogue = catalogue
    self.isQuiet = isQuiet
  }

  package init(_ result: CheckResult, isQuiet: Bool = false) {
    self.init(outcome: result.outcome, catalogue: result.catalogue, isQuiet: isQuiet)
    (sources, notes, assumption, gate) = (result.sources, result.notes, result.assumption, result.gate)
    timings = result.outcome.times.map { CheckTimings($0, findings: result.timed) }
  }

  /// Findings with the rules behind them, then the remarks.
  package var agentText: String {
    let findings = outcome.findings.map { checked in
      let finding = checked.finding
      let rules = finding.rules.isEmpty ? "" : " rules: " + finding.rules.joined(separator: ", ")
      return ForeignText.line(
        "\(finding.path):\(finding.start.line):\(finding.start.column): \(finding.severity.rawValue): "
          + "\(finding.message) [\(finding.check)]\(finding.fixMark)\(rules)")
    }
    return (findings + [remarks.dropLast(remarks.hasSuffix("\n") ? 1 : 0).description]).joined(separator: "\n")
  }

  /// One line a finding, with its path as `shown` writes it.
  ///
  /// - Parameter isFolded: whether the places of one deprecated API in one file are one line, the first, with their count.
  package func text(isFolded: Bool = false, _ shown: (String) -> String) -> String {
    let folds = isFolded ? DeprecationFolds(of: outcome.findings.lazy.map(\.finding), in: catalogue) : nil
    var text = ""
    for (index, checked) in outcome.findings.enumerated() {
      let count = folds?.counts[index] ?? 1
      if count == 0 { continue }
      checked.finding.write(to: &text, places: count, shown)
    }
    return text
  }

  /// What people should know beside the findings: problems, skipped files, and the sum.
  package var remarks: String {
    var lines = (problemLines + notes.map(ForeignText.line)).map { "swiftkit: \($0)" }
    lines += outcome.skipped.map { "swiftkit: skipped " + ForeignText.line("\($0.path): \($0.reason)") }
    lines += outcome.broken.sorted().map {
      "swiftkit: \(ForeignText.line($0)) has syntax errors; findings in it may be missing"
    }
    if isQuiet { return lines.map { $0 + "\n" }.joined() }
    if let assumption { lines.append("swiftkit: \(assumption)") }
    let counts = [
      count(outcome.count(.error), "error"), count(outcome.count(.warning), "warning"),
      count(outcome.count(.info), "note"),
    ].compactMap { $0 }
    lines.append(
      "swiftkit: \(counts.isEmpty ? "no findings" : counts.joined(separator: ", ")) in "
        + outcome.files.counted("file"))
    return lines.map { $0 + "\n" }.joined()
  }

  /// One sentence a problem.
  package var problemLines: [String] { outcome.problems.map(\.sentence) }

  private func count(_ number: Int, _ noun: String) -> String? {
    number == 0 ? nil : number.counted(noun)
  }
}

extension Finding {
  /// Adds it as a line that stands for so many places, part by part: making a string of each line first takes twice as long.
  fileprivate func write(to text: inout String, places count: Int, _ shown: (String) -> String) {
    text += ForeignText.line(shown(path))
    text += ":\(start.line):\(start.column): "
    text += severity.word
    text += ": "
    text += ForeignText.line(message)
    if count > 1 { text += " (\(count) places)" }
    text += " ["
    text += ForeignText.line(check)
    text += "]\n"
  }

  /// What stands behind a finding that a machine can change.
  var fixMark: String { fixable ? " fixable" : suggested ? " suggested" : "" }
}

extension CheckDocument {
  package init(_ outcome: CheckOutcome, _ timings: Timings? = nil, _ statistics: [Statistic]? = nil) {
    self.init(
      findings: outcome.findings.map { FoundPlace($0.finding) },
      summary: Summary(
        files: outcome.files, errors: outcome.count(.error), warnings: outcome.count(.warning),
        infos: outcome.count(.info), skipped: outcome.skipped.map { Skipped(path: $0.path, reason: $0.reason) }),
      problems: outcome.problems.map {
        Problem(plugin: $0.plugin, check: $0.check, path: $0.path, reason: $0.reason)
      }, timings: timings, statistics: statistics)
  }
}
