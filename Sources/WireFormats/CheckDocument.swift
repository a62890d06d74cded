package import RuleModel

/// What `check --format json` prints.
package struct CheckDocument: Codable, Hashable, Sendable {
  package let findings: [FoundPlace]
  package let summary: Summary
  /// Problems with plugins, because of which findings may be missing.
  package let problems: [Problem]
  /// The time of plugins and checks; absent without `--timings`.
  package let timings: Timings?
  /// The checks with the most findings first; absent without `--statistics`.
  package let statistics: [Statistic]?

  package struct FoundPlace: Codable, Hashable, Sendable {
    package let check: String
    package let severity: String
    package let path: String
    package let line: Int
    package let column: Int
    package let endLine: Int
    package let endColumn: Int
    package let message: String
    package let rules: [String]
    package let fixable: Bool
    /// Whether `--fix --suggestions` offers a fix that somebody has to read.
    package let suggested: Bool

    package init(_ finding: Finding) {
      check = finding.check
      severity = finding.severity.rawValue
      path = finding.path
      line = finding.start.line
      column = finding.start.column
      endLine = finding.end.line
      endColumn = finding.end.column
      message = finding.message
      rules = finding.rules
      fixable = finding.fixable
      suggested = finding.suggested
    }
  }

  package struct Summary: Codable, Hashable, Sendable {
    package let files: Int
    package let errors: Int
    package let warnings: Int
    package let infos: Int
    package let skipped: [Skipped]

    package init(files: Int, errors: Int, warnings: Int, infos: Int, skipped: [Skipped]) {
      self.files = files
      self.errors = errors
      self.warnings = warnings
      self.infos = infos
      self.skipped = skipped
    }
  }

  package struct Skipped: Codable, Hashable, Sendable {
    package let path: String
    package let reason: String

    package init(path: String, reason: String) {
      self.path = path
      self.reason = reason
    }
  }

  package struct Problem: Codable, Hashable, Sendable {
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

  package init(
    findings: [FoundPlace], summary: Summary, problems: [Problem], timings: Timings? = nil,
    statistics: [Statistic]? = nil
  ) {
    (self.timings, self.statistics) = (timings, statistics)
    self.findings = findings
    self.summary = summary
    self.problems = problems
  }
}
