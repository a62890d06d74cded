import PluginHosting
import RuleModel
import SourceChecking

extension CheckRun {
  /// Writes the findings to a new baseline, or leaves out those that the kept one holds.
  ///
  /// - Parameters:
  ///   - everything: all findings, also those that are not wanted: their entries must not make others known.
  ///   - isWanted: whether the request is about a finding.
  func compare(
    with kept: KeptBaseline?, under setup: CheckSetup, _ subject: CheckSubject, finding everything: [CheckedFinding],
    _ isWanted: (CheckedFinding) -> Bool, _ result: inout CheckResult
  ) throws {
    if let path = request.newBaseline, let place = KeptBaseline.Place(path, under: setup, in: workplace) {
      // What nobody looked at would look like something new the next time.
      guard result.outcome.problems.isEmpty else {
        throw IncompleteBaseline(path: path, problems: result.outcome.problems.map(\.sentence))
      }
      try Baseline(of: result.outcome.findings, naming: place.named) { place.source($0, subject.sources) }
        .write(to: place.file)
      result.notes.append("wrote \(result.outcome.findings.count.counted("finding")) to \(path)")
      result.notes += personalNote(result, in: path)
      result.outcome.findings = []
    } else if let kept {
      let (new, unmatched) = kept.apply(to: everything, of: subject, below: request.paths)
      result.outcome.findings = new.filter(isWanted)
      let names = result.catalogue.namesOfFindings
      result.notes += unknownNote(unmatched.filter { !names.contains($0.check) }, in: kept.shown)
      let gone = self.gone(unmatched.filter { names.contains($0.check) }, from: kept, subject, result)
      guard !gone.isEmpty else { return }
      let (occurs, what) = gone.count == 1 ? ("occurs", "it") : ("occur", "them")
      let count = gone.count.counted("finding")
      if request.prunesBaseline {
        try kept.prune(gone)
        result.notes.append("removed \(count) from \(kept.shown) that no longer \(occurs)")
      } else {
        result.staleKnown = gone.count
        result.notes.append("\(count) in \(kept.shown) no longer \(occurs); '--prune-baseline' removes \(what)")
      }
    }
  }

  /// What to say of findings that others cannot have before they trust a plugin.
  private func personalNote(_ result: CheckResult, in path: String) -> [String] {
    let names = Set(result.outcome.findings.map(\.finding.check)).filter { name in
      result.catalogue.entry(named: name).map { plugins[$0.plugin].isOfStranger } ?? false
    }
    let list = Set(names.map { $0.prefix { $0 != "/" } }).sorted().map { "'\($0)'" }.joined(separator: ", ")
    guard !names.isEmpty else { return [] }
    let count = result.outcome.findings.count { names.contains($0.finding.check) }.counted("finding")
    return ["\(path) holds \(count) of \(list); everyone who uses the file has to trust the plugin too"]
  }

  /// What to say of entries whose checks are not there: a rule file that is gone must not look like code that was fixed.
  private func unknownNote(_ entries: [Baseline.Entry], in path: String) -> [String] {
    guard !entries.isEmpty else { return [] }
    let names = Set(entries.map(\.check)).sorted()
    let list = names.prefix(5).map { "'\($0)'" }.joined(separator: ", ") + (names.count > 5 ? ", …" : "")
    let (does, what) = names.count == 1 ? ("this check does", "its") : ("these checks do", "their")
    return [
      "\(entries.count.counted("finding")) in \(path) \(entries.count == 1 ? "is" : "are") of \(list), but \(does) not exist here; "
        + "is \(what) rule file or plugin missing? '--write-baseline' drops the entries"
    ]
  }

  /// Those of the entries without a finding that are gone for certain: of what nobody looked at nobody can say so.
  private func gone(
    _ unmatched: [Baseline.Entry], from kept: KeptBaseline, _ subject: CheckSubject, _ result: CheckResult
  ) -> [Baseline.Entry] {
    guard !unmatched.isEmpty, !request.scope.isNarrow, result.outcome.problems.isEmpty else { return [] }
    let files = subject.paths
    return unmatched.filter { kept.speaks($0, ofAnyIn: files, below: request.paths) }
  }
}
