import POSIXSupport
import PluginHosting
import RuleModel
import SourceChecking
import WireFormats

/// The outcome of a check on its way to people and programs.
struct CheckReport {
  var outcome: CheckOutcome
  let catalogue: CheckCatalogue
  /// Sources that do not lie on disk, by shown path.
  var sources: [String: [UInt8]] = [:]
  /// What else people should know.
  var notes: [String] = []
  /// What the run took; nil unless somebody asked.
  var timings: CheckTimings?
  /// Whether the closing sum is left out.
  let isQuiet: Bool

  init(outcome: CheckOutcome, catalogue: CheckCatalogue, isQuiet: Bool = false) {
    self.outcome = outcome
    self.catalogue = catalogue
    self.isQuiet = isQuiet
  }

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

  /// Findings with the rules behind them, then the remarks.
  var agentText: String {
    let findings = outcome.findings.map { checked in
      let finding = checked.finding
      let rules = finding.rules.isEmpty ? "" : " rules: " + finding.rules.joined(separator: ", ")
      return ForeignText.line(
        "\(finding.path):\(finding.start.line):\(finding.start.column): \(finding.severity.rawValue): "
          + "\(finding.message) [\(finding.check)]\(finding.fixable ? " fixable" : "")\(rules)")
    }
    return (findings + [remarks.dropLast(remarks.hasSuffix("\n") ? 1 : 0).description]).joined(separator: "\n")
  }

  func writeRemarks(in context: CommandContext) { context.remark(remarks) }

  /// One line a finding, with its path as `shown` writes it.
  private func text(_ shown: (String) -> String) -> String {
    outcome.findings.map { checked in
      let finding = checked.finding
      return ForeignText.line(
        "\(shown(finding.path)):\(finding.start.line):\(finding.start.column): \(finding.severity.word): "
          + "\(finding.message) [\(finding.check)]") + "\n"
    }.joined()
  }

  /// What people should know beside the findings: problems, skipped files, and the sum.
  private var remarks: String {
    var lines = (problemLines + notes.map(ForeignText.line)).map { "swiftkit: \($0)" }
    lines += outcome.skipped.map { "swiftkit: skipped " + ForeignText.line("\($0.path): \($0.reason)") }
    lines += outcome.broken.sorted().map {
      "swiftkit: \(ForeignText.line($0)) has syntax errors; findings in it may be missing"
    }
    if isQuiet { return lines.map { $0 + "\n" }.joined() }
    let counts = [
      count(outcome.count(.error), "error"), count(outcome.count(.warning), "warning"),
      count(outcome.count(.info), "remark"),
    ].compactMap { $0 }
    lines.append(
      "swiftkit: \(counts.isEmpty ? "no findings" : counts.joined(separator: ", ")) in "
        + outcome.files.counted("file"))
    return lines.map { $0 + "\n" }.joined()
  }

  /// One sentence a problem.
  var problemLines: [String] { lines(of: outcome.problems) }

  /// One sentence a problem.
  func lines(of problems: [CheckProblem]) -> [String] {
    problems.map { problem in
      let who = problem.check.map { "the check '\($0)'" } ?? "the plugin '\(problem.plugin)'"
      return ForeignText.line("\(who)\(problem.path.map { ", \($0)" } ?? ""): \(problem.reason)")
    }
  }

  private func count(_ number: Int, _ noun: String) -> String? {
    number == 0 ? nil : number.counted(noun)
  }
}

extension Severity {
  /// The word that compilers print and editors look for.
  var word: String { self == .info ? "note" : rawValue }
}

extension CheckDocument {
  init(_ outcome: CheckOutcome, _ timings: Timings? = nil) {
    self.init(
      findings: outcome.findings.map { FoundPlace($0.finding) },
      summary: Summary(
        files: outcome.files, errors: outcome.count(.error), warnings: outcome.count(.warning),
        infos: outcome.count(.info), skipped: outcome.skipped.map { Skipped(path: $0.path, reason: $0.reason) }),
      problems: outcome.problems.map {
        Problem(plugin: $0.plugin, check: $0.check, path: $0.path, reason: $0.reason)
      }, timings: timings)
  }
}

extension PluginInventory {
  /// What keeps trusted plugins from taking part.
  var problems: [CheckProblem] {
    complaints.map { CheckProblem(plugin: "skill", check: nil, path: nil, reason: $0) }
      + refused.map {
        CheckProblem(plugin: $0.library.string, check: nil, path: nil, reason: "it is not used: \($0.reason)")
      }
  }
}
