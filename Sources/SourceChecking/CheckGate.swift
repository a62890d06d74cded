package import RuleModel

/// Which findings make a run fail.
package struct CheckGate: Hashable, Sendable {
  /// The severity from which findings fail.
  package let failOn: Severity
  /// How many warnings are let through; nil where `failOn` alone decides.
  package let mostWarnings: Int?

  package init(failOn: Severity = .warning, mostWarnings: Int? = nil) {
    (self.failOn, self.mostWarnings) = (failOn, mostWarnings)
  }

  /// The severities of which every finding fails, when these are all that there are.
  package func failing(among findings: [CheckedFinding]) -> Set<Severity> {
    var failing = Set(Severity.allCases.filter { $0 >= failOn })
    guard let mostWarnings else { return failing }
    if findings.count(where: { $0.finding.severity == .warning }) > mostWarnings {
      failing.insert(.warning)
    } else {
      failing.remove(.warning)
    }
    return failing
  }

  /// Whether these findings make a run fail.
  package func fails(_ findings: [CheckedFinding]) -> Bool {
    let failing = failing(among: findings)
    return findings.contains { failing.contains($0.finding.severity) }
  }
}
