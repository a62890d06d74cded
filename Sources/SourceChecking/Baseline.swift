import RuleModel

/// Findings that were there when it was written, and that are not held against anybody since.
package struct Baseline: Hashable, Sendable {
  /// A finding of then. Path and check are for readers; the fingerprint alone decides.
  package struct Entry: Hashable, Sendable {
    package let check: String
    package let path: String
    package let fingerprint: String

    package init(check: String, path: String, fingerprint: String) {
      self.check = check
      self.path = path
      self.fingerprint = fingerprint
    }
  }

  package let entries: [Entry]

  package init(_ entries: [Entry]) { self.entries = entries }

  /// The baseline that makes every one of `findings` known.
  package init(of findings: [CheckedFinding]) {
    entries = zip(findings, Fingerprint.names(of: findings)).map { checked, name in
      Entry(check: checked.finding.check, path: checked.finding.path, fingerprint: name)
    }.sorted { ($0.path, $0.check, $0.fingerprint) < ($1.path, $1.check, $1.fingerprint) }
  }

  /// The findings that are not in the baseline, and the entries that no finding needs any more.
  package func apply(to findings: [CheckedFinding]) -> (new: [CheckedFinding], stale: [Entry]) {
    let names = Fingerprint.names(of: findings)
    let known = Set(entries.map(\.fingerprint))
    let present = Set(names)
    return (
      zip(findings, names).filter { !known.contains($0.1) }.map(\.0),
      entries.filter { !present.contains($0.fingerprint) }
    )
  }
}
