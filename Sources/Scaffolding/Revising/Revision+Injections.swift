import HostMessages
import POSIXSupport

/// Takes what a feature has put into files of the project out of them again, or puts today's version there.
struct InjectionRevision {
  let root: FilePath
  let feature: Manifest.Feature
  let others: [Manifest.Feature]
  let editing: CodeEditing?
  private(set) var files: [Revision.File] = []
  private(set) var changes: [Change] = []
  /// What is still there, or could not be dealt with.
  private(set) var kept: [Manifest.Injection] = []
  /// Files that nobody else had edited, with their hashes before and after.
  private(set) var untouched: [String: (before: String, after: String)] = [:]

  init(_ feature: Manifest.Feature, in root: FilePath, others: [Manifest.Feature], editing: CodeEditing?) {
    (self.feature, self.root, self.others, self.editing) = (feature, root, others, editing)
  }

  /// Replaces what was put into files by `wanted`, of which the manifest records only what is really ours.
  ///
  /// - Parameters:
  ///   - wanted: by the path of the file; empty to take everything out.
  ///   - force: forgets what was edited since, rather than keep it on record.
  mutating func replace(
    by wanted: [String: [(role: String, edit: CodeEdit)]], force: Bool = false
  ) throws(ScaffoldingError) {
    let old = feature.injections ?? []
    for path in Set(old.map(\.path)).union(wanted.keys).sorted() {
      let had = old.filter { $0.path == path }
      let new = wanted[path] ?? []
      let stays = had.filter { item in new.contains { $0.edit == item.edit } }
      let goes = had.filter { item in !stays.contains(item) }
      let comes = new.filter { item in !had.contains { $0.edit == item.edit } }
      kept += stays
      guard !goes.isEmpty || !comes.isEmpty else {
        files.append(Revision.File(path: path, role: had.first?.role ?? "", action: .unchanged, reason: nil))
        continue
      }
      try revise(path, taking: goes, putting: comes, force)
    }
  }

  private mutating func revise(
    _ path: String, taking goes: [Manifest.Injection], putting comes: [(role: String, edit: CodeEdit)], _ force: Bool
  ) throws(ScaffoldingError) {
    let role = goes.first?.role ?? comes.first?.role ?? ""
    func note(_ action: Revision.Action, _ reason: String?) {
      files.append(Revision.File(path: path, role: role, action: action, reason: reason))
    }
    if try Looking.isBehindLink(path, in: root) {
      kept += goes
      return note(.keep, GeneratedFile.linked)
    }
    guard let before = try Looking.bytes(of: path, in: root) else { return note(.unchanged, "is already gone") }
    guard let editing else { throw .cannotEdit(path: path, reason: "it needs the plugin host") }
    let used = goes.filter { item in
      others.contains { ($0.injections ?? []).contains { $0.path == path && $0.edit == item.edit } }
    }
    let ours = goes.filter { !used.contains($0) }
    // Backwards, as what came later may stand in what came first.
    let removal = try editing(before, ours.reversed().map(\.edit), true)
    var reasons: [String] = []
    for (item, outcome) in zip(ours.reversed(), removal.outcomes) {
      switch outcome {
      case .made, .settled: continue
      case .changed: reasons.append(Revision.edited)
      case .impossible(let reason): reasons.append(reason)
      }
      if !force { kept.append(item) }
    }
    let insertion = try editing(removal.source, comes.map(\.edit), false)
    for (item, outcome) in zip(comes, insertion.outcomes) {
      switch outcome {
      case .made:
        kept.append(
          Manifest.Injection(
            item.edit, path: path, role: item.role, before: SHA256.hexadecimal(of: removal.source),
            after: SHA256.hexadecimal(of: insertion.source)))
      case .settled: continue
      case .changed: reasons.append(Revision.edited)
      case .impossible(let reason): reasons.append(reason)
      }
    }
    if insertion.source != before {
      changes.append(Change(path, before: before, after: insertion.source))
      untouched[path] = (SHA256.hexadecimal(of: before), SHA256.hexadecimal(of: insertion.source))
    }
    if let reason = reasons.first { return note(.keep, reason) }
    if insertion.source == before {
      return note(.unchanged, used.isEmpty ? "is already gone" : "used by another feature")
    }
    note(
      comes.isEmpty ? .withdraw : .inject,
      (comes.isEmpty ? ours.map(\.edit) : comes.map(\.edit)).map(\.summary).joined(separator: ", "))
  }
}

extension Manifest {
  /// Keeps generated files that only injections have changed known as such, after an injection has changed again.
  mutating func follow(_ untouched: [String: (before: String, after: String)], from old: Manifest) {
    for (path, hashes) in untouched {
      guard let record = features.flatMap(\.files).first(where: { $0.path == path }),
        let before = old.features.flatMap(\.files).first(where: { $0.path == path }),
        old.untouchedHashes(of: path, generatedAs: before.sha256).contains(hashes.before)
      else { continue }
      for index in features.indices {
        guard let place = features[index].injections?.firstIndex(where: { $0.path == path }) else { continue }
        features[index].injections?[place].before = record.sha256
        features[index].injections?[place].after = hashes.after
        break
      }
    }
  }
}
