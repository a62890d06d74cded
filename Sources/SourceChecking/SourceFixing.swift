import POSIXSupport
package import PluginHosting
import RuleModel

/// Mends files: puts the machine's fixes in, checks the result, and writes it only when it is sound.
package struct SourceFixing: Sendable {
  package let check: SourceCheck

  package init(check: SourceCheck) { self.check = check }

  /// What is left to say after mending.
  package struct Result: Sendable {
    package let outcome: CheckOutcome
    /// Sentences about what was mended and what was refused.
    package let notes: [String]
  }

  /// Mends the files that `outcome` has fixes for.
  ///
  /// A file is left as it is when the mended text has a syntax error that the old one had not, when a mended finding is
  /// still there, or when the file cannot be written. Writing is atomic.
  package func run(_ outcome: CheckOutcome, _ files: [CheckedFile]) throws(HostingError) -> Result {
    var mended: [(file: CheckedFile, old: [UInt8], new: FixedSource)] = []
    for file in files {
      let findings = outcome.findings.filter { $0.finding.path == file.shown && !$0.edits.isEmpty }
      guard !findings.isEmpty, let old = try? FileContents.bytes(of: file.path) else { continue }
      let new = FixedSource(old, applying: findings)
      if new.count > 0 { mended.append((file, old, new)) }
    }
    guard !mended.isEmpty else { return Result(outcome: outcome, notes: ["nothing to mend by machine"]) }

    let again = try check.run(
      mended.map { CheckedFile(path: $0.file.path, shown: $0.file.shown, source: $0.new.bytes) })
    var result = outcome
    var notes: [String] = []
    for (file, _, new) in mended {
      let before = outcome.findings.filter { $0.finding.path == file.shown }
      let after = again.findings.filter { $0.finding.path == file.shown }
      if let reason = refusal(file.shown, before, after, outcome, again) {
        notes.append("left \(file.shown) as it is: \(reason)")
        continue
      }
      guard let status = FileStatus(file.path, followingLinks: false), status.kind == .file else {
        notes.append("left \(file.shown) as it is: it is a symbolic link")
        continue
      }
      do {
        try AtomicFile.write(new.bytes, to: file.path, permissions: mode_t(status.permissions))
      } catch {
        notes.append("left \(file.shown) as it is: \(error.reason)")
        continue
      }
      notes.append("mended \(new.count) \(new.count == 1 ? "finding" : "findings") in \(file.shown)")
      result.findings.removeAll { $0.finding.path == file.shown }
      result.findings += after
    }
    result.findings.sort { $0.order < $1.order }
    result.problems += again.problems.filter { !result.problems.contains($0) }
    return Result(outcome: result, notes: notes)
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
