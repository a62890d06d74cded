import RuleModel

/// Which files and lines findings are wanted from.
package struct FindingScope: Sendable {
  /// By shown path; a file that is missing here is not wanted, nil stands for all of its lines. Everything when nil.
  private let lines: [String: LineRanges?]?

  /// Every line of every file.
  package static let everything = FindingScope(lines: nil)

  private init(lines: [String: LineRanges?]?) { self.lines = lines }

  /// The same lines in each of `files`.
  package init(_ ranges: LineRanges, of files: [CheckedFile]) {
    lines = Dictionary(files.map { ($0.shown, ranges) }) { first, _ in first }
  }

  /// What changed in `files`.
  ///
  /// - Parameter linesOnly: whether only findings that touch changed lines are wanted.
  package init(_ changes: GitChanges, of files: [CheckedFile], linesOnly: Bool) {
    var lines: [String: LineRanges?] = [:]
    for file in files {
      guard let changed = changes.files[file.path] else { continue }
      lines[file.shown] = .some(linesOnly ? changed : nil)
    }
    self.lines = lines
  }

  package func includes(_ file: CheckedFile) -> Bool {
    guard let lines else { return true }
    return lines[file.shown] != nil
  }

  package func includes(_ checked: CheckedFinding) -> Bool {
    guard let lines else { return true }
    guard let ranges = lines[checked.finding.path] else { return false }
    return ranges?.touch(checked.finding) ?? true
  }
}
