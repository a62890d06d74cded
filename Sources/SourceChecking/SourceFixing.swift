package import POSIXSupport
package import PluginHosting
import RuleModel

/// Fixes files: puts the machine's fixes in, or comments that suppress findings, checks the result, and writes it only when
/// it is sound.
///
/// A fix is for one text. So what is to be fixed is read once, checked once more as it was read, and only findings that
/// are still the very same are fixed, in these bytes; the file is replaced only while it holds them.
package struct SourceFixing: Sendable {
  package let check: SourceCheck
  private let base: FilePath
  /// With true nothing is written; the result tells what would be.
  private let onlyShows: Bool
  let change: Change

  /// What is put into files.
  package enum Change: Hashable, Sendable {
    case fixes
    /// Fixes, and suggestions too.
    case suggestions
    /// A comment at each finding, with this reason.
    case suppressions(reason: String)
  }

  /// - Parameter base: the folder that somebody works in; no link below it is followed.
  package init(
    check: SourceCheck, workingIn base: FilePath, onlyShowing: Bool = false, putting change: Change = .fixes
  ) {
    self.check = check
    self.base = base
    onlyShows = onlyShowing
    self.change = change
  }

  /// What is left to say after fixing.
  package struct Result: Sendable {
    package var outcome: CheckOutcome
    /// Sentences about what was fixed and what was refused.
    package var notes: [String]
    /// What was fixed, or would be, as a unified diff.
    package var diff = ""
  }

  /// A text that was read to be fixed.
  struct Draft {
    let file: CheckedFile
    let old: [UInt8]
    let findings: [CheckedFinding]

    /// What a check is told of it; never the path alone, behind which another text may lie by now.
    func checked(_ bytes: [UInt8]) -> CheckedFile { file.with(source: bytes) }
  }

  /// Fixes the files that `outcome` has fixes for.
  ///
  /// A file is left as it is when it has changed since it was checked, when it has syntax errors or the fixed text would
  /// have some, when a fixed finding is still there, or when it cannot be written. Writing is atomic.
  /// - Parameters:
  ///   - others: the other files of the run, whose declarations the checks may ask about.
  ///   - wanted: which findings are to be fixed.
  package func run(
    _ outcome: CheckOutcome, _ files: [CheckedFile], beside others: [CheckedFile] = [],
    fixing wanted: (CheckedFinding) -> Bool = { _ in true }
  ) throws(HostingError) -> Result {
    if !onlyShows { cleanUp(beside: files) }
    let fixable = Dictionary(
      grouping: outcome.findings.filter { concerns($0) && wanted($0) }, by: \.finding.path)
    guard !fixable.isEmpty else { return Result(outcome: outcome, notes: [words.nothing]) }
    var result = Result(outcome: outcome, notes: [])
    var drafts: [Draft] = []
    for file in files {
      guard let findings = fixable[file.shown] else { continue }
      do throws(FileFault) {
        if let draft = try draft(of: file, findings, in: &result) { drafts.append(draft) }
      } catch {
        result.leave(file, error.reason)
      }
    }
    try fix(drafts, beside: files + others, &result)
    result.outcome.findings = result.outcome.findings.listed
    return result
  }

  /// Removes what runs that were killed left beside the files, but nothing behind a link.
  private func cleanUp(beside files: [CheckedFile]) {
    var folders: Set<FilePath> = []
    for file in files where file.source == nil {
      let folder = file.path.removingLastComponent()
      guard folders.insert(folder).inserted else { continue }
      do throws(FileFault) {
        let place = try FixPlace(of: file.path, workingIn: base)
        _ = try place.reasonToLeave()
        TemporaryNames.removeAbandoned(in: folder)
      } catch {
        continue
      }
    }
  }

  private func draft(
    of file: CheckedFile, _ findings: [CheckedFinding], in result: inout Result
  ) throws(FileFault) -> Draft? {
    if let source = file.source { return Draft(file: file, old: source, findings: findings) }
    let place = try FixPlace(of: file.path, workingIn: base)
    if let reason = try place.reasonToLeave() {
      result.leave(file, reason)
      return nil
    }
    return Draft(file: file, old: try place.bytes(), findings: findings)
  }

  private func fix(_ drafts: [Draft], beside others: [CheckedFile], _ result: inout Result) throws(HostingError) {
    guard !drafts.isEmpty else { return }
    let before = try check.run(drafts.map { $0.checked($0.old) }, beside: others)
    result.add(before.problems)
    let known = Set(before.findings)
    var fixed: [(draft: Draft, new: FixedSource)] = []
    for draft in drafts {
      if before.broken.contains(draft.file.shown) {
        result.leave(draft.file, "it has syntax errors")
      } else if !known.isSuperset(of: draft.findings) {
        result.leave(draft.file, "it changed while it was checked")
      } else {
        fixed.append((draft, changed(draft)))
      }
    }
    guard !fixed.isEmpty else { return }
    let again = try check.run(fixed.map { $0.draft.checked($0.new.bytes) }, beside: others)
    result.add(again.problems)
    for (draft, new) in fixed {
      let after = again.findings.filter { $0.finding.path == draft.file.shown }
      if let reason = refusal(draft, new, before, after, again) {
        try leaveOutCulprits(of: draft, reason, before, beside: others, &result)
      } else {
        finish(draft, new, after, &result)
      }
    }
  }

  /// Writes a text that was found to be sound, or shows it.
  private func finish(_ draft: Draft, _ new: FixedSource, _ after: [CheckedFinding], _ result: inout Result) {
    let path = draft.file.shown
    if let reason = write(new, draft) { return result.leave(draft.file, reason) }
    let count = "\(new.count.counted("finding")) in \(path)"
    result.notes.append((onlyShows ? words.would : words.done) + count)
    result.diff += new.unifiedDiff(of: draft.old, path: path)
    if onlyShows { return }
    result.outcome.findings.removeAll { $0.finding.path == path }
    result.outcome.findings += after
  }

  /// Fixes a file without the checks whose fixes it cannot take, and names these.
  private func leaveOutCulprits(
    of draft: Draft, _ reason: String, _ before: CheckOutcome, beside others: [CheckedFile], _ result: inout Result
  ) throws(HostingError) {
    if case .suppressions = change { return result.leave(draft.file, reason) }
    let names = Set(draft.findings.map(\.finding.check)).sorted()
    guard names.count > 1 else { return result.leave(draft.file, "\(reason) ('\(names.joined())')") }
    var kept = Draft(file: draft.file, old: draft.old, findings: [])
    var sound: (new: FixedSource, after: [CheckedFinding])?
    for name in names {
      let more = draft.findings.filter { $0.finding.check == name }
      let attempt = Draft(file: draft.file, old: draft.old, findings: kept.findings + more)
      let new = changed(attempt)
      let again = try check.run([attempt.checked(new.bytes)], beside: others)
      let after = again.findings.filter { $0.finding.path == draft.file.shown }
      if let reason = refusal(attempt, new, before, after, again) {
        result.notes.append("did not apply the fix of '\(name)' in \(draft.file.shown): \(reason)")
      } else {
        (kept, sound) = (attempt, (new, after))
      }
    }
    if let sound { finish(kept, sound.new, sound.after, &result) }
  }

  private func refusal(
    _ draft: Draft, _ new: FixedSource, _ before: CheckOutcome, _ after: [CheckedFinding], _ again: CheckOutcome
  ) -> String? {
    let path = draft.file.shown
    if again.broken.contains(path) { return "the fixed file would not parse" }
    if let skipped = again.skipped.first(where: { $0.path == path }) { return skipped.reason }
    if case .suppressions = change {
      return unlikeness(draft, before.findings.filter { $0.finding.path == path }, after)
    }
    // Each check for itself: a fix that does nothing must not hide behind another's that does.
    let isSettled = new.checks.allSatisfy { check in
      let isMeant = { (finding: CheckedFinding) in finding.finding.check == check && concerns(finding) }
      return after.count(where: isMeant) < before.findings.count { $0.finding.path == path && isMeant($0) }
    }
    return isSettled ? nil : "the fix does not remove the finding"
  }

  /// Writes the fixed text; gives the reason when that cannot be.
  private func write(_ new: FixedSource, _ draft: Draft) -> String? {
    if onlyShows { return nil }
    do throws(FileFault) {
      let place = try FixPlace(of: draft.file.path, workingIn: base)
      if let reason = try place.reasonToLeave() { return reason }
      return try place.replace(draft.old, with: new.bytes) ? nil : "it changed while it was checked"
    } catch {
      return error.reason
    }
  }
}

extension SourceFixing.Result {
  fileprivate mutating func leave(_ file: CheckedFile, _ reason: String) {
    notes.append("did not change \(file.shown): \(reason)")
  }

  fileprivate mutating func add(_ problems: [CheckProblem]) {
    outcome.problems += problems.filter { !outcome.problems.contains($0) }
  }
}
