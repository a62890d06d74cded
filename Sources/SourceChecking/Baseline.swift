import POSIXSupport
import RuleModel

/// Findings that were there when it was written, and that are not held against anybody since.
package struct Baseline: Hashable, Sendable {
  /// A finding of then.
  package struct Entry: Hashable, Sendable {
    package let check: String
    package let path: String
    /// From the check, the path and the text of the line.
    package let fingerprint: String
    /// A name of the text of the line; nil in files of before, and where the line was not read.
    package let line: String?
    /// Nil in files of before, and where the file could not be read.
    package let around: CodeAround?

    package init(
      check: String, path: String, fingerprint: String, line: String? = nil, around: CodeAround? = nil
    ) {
      self.check = check
      self.path = path
      self.fingerprint = fingerprint
      self.line = line
      self.around = around
    }
  }

  package let entries: [Entry]

  package init(_ entries: [Entry]) { self.entries = entries }

  /// The baseline that makes every one of `findings` known.
  ///
  /// - Parameters:
  ///   - named: the path of a finding as the baseline has it.
  ///   - source: the text of a file by the path that findings have.
  package init(
    of findings: [CheckedFinding], naming named: (String) -> String = { $0 },
    in source: (String) -> [UInt8]? = { _ in nil }
  ) {
    entries = Baseline.entries(of: findings, naming: named, in: source).sorted {
      ($0.path, $0.check, $0.fingerprint) < ($1.path, $1.check, $1.fingerprint)
    }
  }

  /// The entry of each finding.
  private static func entries(
    of findings: [CheckedFinding], naming named: (String) -> String, in source: (String) -> [UInt8]?
  ) -> [Entry] {
    var around: [String: [CodeAround?]] = [:]
    for (path, findings) in Dictionary(grouping: findings, by: \.finding.path) {
      guard let source = source(path) else { continue }
      around[path] = CodeAround.of(findings.map(\.finding.start), in: source).reversed()
    }
    return zip(findings, Fingerprint.names(of: findings, naming: named)).map { checked, name in
      let path = checked.finding.path
      let line = checked.lineText.isEmpty ? nil : String(SHA256.hexadecimal(of: checked.lineText).prefix(16))
      return Entry(
        check: FormerName.first(of: checked.finding.check), path: named(path), fingerprint: name, line: line,
        around: around[path]?.popLast() ?? nil)
    }
  }

  /// The findings that are not in the baseline, and the entries that no finding needs any more.
  ///
  /// - Parameters:
  ///   - named: the path of a finding as the baseline has it.
  ///   - source: the text of a file by the path that findings have.
  ///   - mayMove: whether an entry that nothing in its own file matches may be found in another one.
  package func apply(
    to findings: [CheckedFinding], naming named: (String) -> String = { $0 },
    in source: (String) -> [UInt8]? = { _ in nil }, movingWhere mayMove: (Entry) -> Bool = { _ in true }
  ) -> (new: [CheckedFinding], stale: [Entry]) {
    let matching = BaselineMatching(
      of: entries, with: Baseline.entries(of: findings, naming: named, in: source), movingWhere: mayMove)
    let matched = Set(matching.matches.compactMap { $0 })
    return (
      zip(findings, matching.matches).filter { $0.1 == nil }.map(\.0),
      entries.indices.filter { !matched.contains($0) }.map { entries[$0] }
    )
  }
}
