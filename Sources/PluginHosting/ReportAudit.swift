import HostMessages

/// Looks over what hosts say before anybody believes it.
///
/// The host has looked already, but a plugin runs in the same process and can write into the same pipe.
struct ReportAudit {
  private let plugins: [HostedPlugin]
  private let limits: HostLimits

  init(of plugins: [HostedPlugin], limits: HostLimits) { (self.plugins, self.limits) = (plugins, limits) }

  /// The report with clean texts; nil when it says what no host says.
  ///
  /// - Parameters:
  ///   - known: what each plugin says of itself, nil for one that was not loaded.
  ///   - size: the bytes of the file, where they are known here.
  func sound(_ report: FileReport, known: [PluginDescription?], size: Int?) -> FileReport? {
    let end = UInt32(clamping: size ?? Int(clamping: limits.fileSize))
    guard report.findings.allSatisfy({ takesPart($0.check, known) && isSound($0, end) }),
      Dictionary(grouping: report.findings, by: \.check).values.allSatisfy({ $0.count <= Int(limits.findings) }),
      report.remarks.allSatisfy({ $0.start.isSound && $0.end.isSound && $0.start.offset <= $0.end.offset }),
      let faults = sound(report.faults, known)
    else { return nil }
    return FileReport(
      task: report.task, outcome: clean(report.outcome), findings: report.findings.map(clean), faults: faults,
      remarks: report.remarks, isBroken: report.isBroken)
  }

  /// The answers with clean texts; nil when they are not what a host gives.
  func sound(_ report: AnswerReport, known: [PluginDescription?]) -> AnswerReport? {
    guard let faults = sound(report.faults, known) else { return nil }
    var answers: [GivenAnswer] = []
    for answer in report.answers {
      guard known.indices.contains(Int(answer.library)), known[Int(answer.library)]?.answersQuestions == true,
        (0...1).contains(answer.confidence), case let statement = answer.statement.oneCleanLine, !statement.isEmpty
      else { return nil }
      answers.append(
        GivenAnswer(
          library: answer.library, confidence: answer.confidence, key: answer.key.oneCleanLine.cut(toBytes: 200),
          statement: statement.cut(toBytes: 1 << 14), code: answer.code.cleanCode.cut(toBytes: 1 << 16)))
    }
    return AnswerReport(task: report.task, answers: answers, faults: faults)
  }

  /// What a plugin says of itself with clean texts; nil where a name is none or stands twice.
  static func sound(_ plugin: PluginDescription) -> PluginDescription? {
    guard plugin.id.isPluginName, plugin.checks.allSatisfy({ $0.id.isPluginName }),
      Set(plugin.checks.map(\.id)).count == plugin.checks.count
    else { return nil }
    return PluginDescription(
      id: plugin.id, version: plugin.version.oneCleanLine,
      checks: plugin.checks.map { check in
        CheckDescription(
          id: check.id, level: check.level, title: check.title.oneCleanLine, literals: check.literals,
          rules: check.rules.map(\.oneCleanLine), isOnByDefault: check.isOnByDefault, isFixable: check.isFixable)
      }, answersQuestions: plugin.answersQuestions)
  }

  /// One line for a reason that came from the other side.
  static func reason(_ text: String) -> String { text.oneCleanLine.cut(toBytes: 1_000) }

  /// Whether the check is one that was to run.
  private func takesPart(_ check: CheckReference, _ known: [PluginDescription?]) -> Bool {
    let (library, number) = (Int(check.library), Int(check.check))
    guard known.indices.contains(library), let checks = known[library]?.checks, checks.indices.contains(number) else {
      return false
    }
    return plugins[library].checks.contains(checks[number].id)
  }

  private func isSound(_ finding: ReportedFinding, _ end: UInt32) -> Bool {
    guard finding.start.isSound, finding.end.isSound, finding.start.offset <= finding.end.offset,
      finding.end.offset <= end, finding.edits.count <= 1_000, finding.lineText.utf8.count <= 1_000
    else { return false }
    var earliest: UInt32 = 0
    for edit in finding.edits {
      guard edit.start.isSound, edit.end.isSound, edit.start.offset >= earliest, edit.end.offset >= edit.start.offset,
        edit.end.offset <= end
      else { return false }
      earliest = edit.end.offset
    }
    return true
  }

  private func sound(_ faults: [PluginFault], _ known: [PluginDescription?]) -> [PluginFault]? {
    guard
      faults.allSatisfy({ fault in
        known.indices.contains(Int(fault.library)) && fault.check.map { takesPart($0, known) } ?? true
      })
    else { return nil }
    return faults.prefix(1_000).map {
      PluginFault(library: $0.library, check: $0.check, reason: ReportAudit.reason($0.reason))
    }
  }

  private func clean(_ finding: ReportedFinding) -> ReportedFinding {
    let message = finding.message.oneCleanLine.cut(toBytes: 2_000)
    return ReportedFinding(
      check: finding.check, start: finding.start, end: finding.end, message: message.isEmpty ? "?" : message,
      lineText: finding.lineText, edits: finding.edits, isSuggestion: finding.isSuggestion, isNote: finding.isNote)
  }

  private func clean(_ outcome: FileReport.Outcome) -> FileReport.Outcome {
    if case .skipped(let reason) = outcome { .skipped(ReportAudit.reason(reason)) } else { outcome }
  }
}

extension SourcePlace {
  /// Lines and columns count from 1.
  fileprivate var isSound: Bool { line >= 1 && column >= 1 }
}
