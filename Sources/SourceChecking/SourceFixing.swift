import POSIXSupport
package import PluginHosting
import RuleModel

/// Mends files: puts the machine's fixes in, checks the result, and writes it only when it is sound.
package struct SourceFixing: Sendable {
  package let check: SourceCheck
  /// With true nothing is written; the result tells what would be.
  private let onlyShows: Bool

  package init(check: SourceCheck, onlyShowing: Bool = false) {
    self.check = check
    onlyShows = onlyShowing
  }

  /// What is left to say after mending.
  package struct Result: Sendable {
    package var outcome: CheckOutcome
    /// Sentences about what was mended and what was refused.
    package var notes: [String]
    /// What was mended, or would be, as a unified diff.
    package var diff = ""
  }

  private struct Mended {
    let file: CheckedFile
    let old: [UInt8]
    let new: FixedSource
  }

  /// Mends the files that `outcome` has fixes for.
  ///
  /// A file is left as it is when the mended text has a syntax error that the old one had not, when a mended finding is
  /// still there, or when the file cannot be written. Writing is atomic.
  /// - Parameters:
  ///   - others: the other files of the run, whose declarations the checks may ask about.
  ///   - scope: where findings are to be mended.
  package func run(
    _ outcome: CheckOutcome, _ files: [CheckedFile], beside others: [CheckedFile] = [],
    within scope: FindingScope = .everything
  ) throws(HostingError) -> Result {
    let fixable = Dictionary(
      grouping: outcome.findings.filter { !$0.edits.isEmpty && scope.includes($0) }, by: \.finding.path)
    let mended = files.compactMap { file in fixable[file.shown].flatMap { mend(file, $0) } }
    guard !mended.isEmpty else { return Result(outcome: outcome, notes: ["nothing to mend by machine"]) }

    let again = try check.run(
      mended.map { CheckedFile(path: $0.file.path, shown: $0.file.shown, source: $0.new.bytes) }, beside: others)
    var result = Result(outcome: outcome, notes: [])
    for item in mended {
      let path = item.file.shown
      let before = outcome.findings.filter { $0.finding.path == path }
      let after = again.findings.filter { $0.finding.path == path }
      if let reason = refusal(path, before, after, outcome, again) ?? write(item) {
        result.notes.append("left \(path) as it is: \(reason)")
        continue
      }
      let count = "\(item.new.count) \(item.new.count == 1 ? "finding" : "findings") in \(path)"
      result.notes.append(onlyShows ? "would mend \(count)" : "mended \(count)")
      result.diff += item.new.unifiedDiff(of: item.old, path: path)
      if onlyShows { continue }
      result.outcome.findings.removeAll { $0.finding.path == path }
      result.outcome.findings += after
    }
    result.outcome.findings.sort { $0.order < $1.order }
    result.outcome.problems += again.problems.filter { !outcome.problems.contains($0) }
    return result
  }

  private func mend(_ file: CheckedFile, _ findings: [CheckedFinding]) -> Mended? {
    guard let old = file.source ?? (try? FileContents.bytes(of: file.path)) else { return nil }
    let new = FixedSource(old, applying: findings)
    return new.count > 0 ? Mended(file: file, old: old, new: new) : nil
  }

  /// Writes the mended text; gives the reason when that cannot be.
  private func write(_ item: Mended) -> String? {
    if onlyShows { return nil }
    guard let status = FileStatus(item.file.path, followingLinks: false), status.kind == .file else {
      return "it is a symbolic link"
    }
    // A rename needs no right to write the file that it replaces; who took that right away meant it.
    guard item.file.path.withPlatformString({ access($0, W_OK) }) == 0, status.permissions & 0o222 != 0 else {
      return "it is read-only"
    }
    guard let now = try? FileContents.bytes(of: item.file.path), now == item.old else {
      return "it changed while it was checked"
    }
    do {
      try AtomicFile.write(item.new.bytes, to: item.file.path, permissions: mode_t(status.permissions))
      return nil
    } catch {
      return error.reason
    }
  }

  private func refusal(
    _ path: String, _ before: [CheckedFinding], _ after: [CheckedFinding], _ old: CheckOutcome, _ new: CheckOutcome
  ) -> String? {
    if new.broken.contains(path), !old.broken.contains(path) { return "the mended text would not parse" }
    if let skipped = new.skipped.first(where: { $0.path == path }) { return skipped.reason }
    let left = after.count { !$0.edits.isEmpty }
    guard left < before.count(where: { !$0.edits.isEmpty }) else { return "the fix leaves the finding where it was" }
    return nil
  }
}
