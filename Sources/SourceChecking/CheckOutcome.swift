package import HostMessages
package import RuleModel

/// A finding with what else is known of it.
package struct CheckedFinding: Hashable, Sendable {
  package var finding: Finding
  /// The line that it starts on, without white space around it.
  package let lineText: String
  /// The machine's fix, which may be a suggestion; empty without one.
  package let edits: [SourceEdit]

  package init(finding: Finding, lineText: String, edits: [SourceEdit]) {
    self.finding = finding
    self.lineText = lineText
    self.edits = edits
  }
}

extension CheckedFinding {
  /// The same as something that only a person can change.
  package var withoutFix: CheckedFinding {
    var finding = finding
    (finding.fixable, finding.suggested) = (false, false)
    return CheckedFinding(finding: finding, lineText: lineText, edits: [])
  }
}

/// Something about a plugin that cost findings.
package struct CheckProblem: Hashable, Sendable {
  package let plugin: String
  package let check: String?
  package let path: String?
  package let reason: String

  package init(plugin: String, check: String?, path: String?, reason: String) {
    self.plugin = plugin
    self.check = check
    self.path = path
    self.reason = reason
  }
}

/// What came of a check.
package struct CheckOutcome: Sendable {
  /// In order of path, line, column and check.
  package var findings: [CheckedFinding]
  /// How many files were looked at.
  package var files: Int
  package var skipped: [SkippedFile]
  package var problems: [CheckProblem]
  /// What the descriptors of plugins from elsewhere lack; the run is whole all the same.
  package var advice: [CheckProblem] = []
  /// Paths of the files with syntax errors, as far as they were parsed.
  package var broken: Set<String> = []
  /// What the hosts took; nil unless somebody asked.
  package var times: CheckTimes?

  package init(findings: [CheckedFinding], files: Int, skipped: [SkippedFile], problems: [CheckProblem]) {
    self.findings = findings
    self.files = files
    self.skipped = skipped
    self.problems = problems
  }

  /// What came of checks of different files, as one.
  package init(joining outcomes: [CheckOutcome]) {
    if let only = outcomes.first, outcomes.count == 1 {
      self = only
      return
    }
    findings = outcomes.flatMap(\.findings).listed
    files = outcomes.reduce(0) { $0 + $1.files }
    skipped = outcomes.flatMap(\.skipped).sorted { $0.path < $1.path }
    problems = outcomes.flatMap(\.problems).reduce(into: []) { known, problem in
      if !known.contains(problem) { known.append(problem) }
    }
    advice = outcomes.flatMap(\.advice).reduce(into: []) { known, advice in
      if !known.contains(advice) { known.append(advice) }
    }
    broken = outcomes.reduce(into: []) { $0.formUnion($1.broken) }
    times = CheckTimes(joining: outcomes.compactMap(\.times))
  }

  package func count(_ severity: Severity) -> Int { findings.count { $0.finding.severity == severity } }
}
