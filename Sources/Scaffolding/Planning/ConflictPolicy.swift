import POSIXSupport

/// What is done where a file stands in the way.
package enum ConflictPolicy: String, CaseIterable, Sendable {
  /// Nothing at all is written.
  case fail
  /// Whoever sits at the terminal decides; without one it is `fail`.
  case ask
  /// The file stays, the others are written.
  case skip
  case overwrite
  /// Both contents become one.
  case merge
}

extension Plan {
  /// The plan with each file in the way dealt with as `decide` says; files that cannot be replaced stay in the way.
  ///
  /// What stands there can be replaced when it is a plain file. A folder, a name that differs only in case and a type
  /// that is declared elsewhere can only be skipped.
  ///
  /// - Parameter history: where texts are that no copy is kept of.
  package func resolving(
    _ decide: (PlannedFile) -> ConflictPolicy, history: TextHistory? = nil
  ) throws(ScaffoldingError) -> Plan {
    guard !conflicts.isEmpty else { return self }
    let manifest = try Manifest(in: root.folder)
    var result = self
    for index in files.indices {
      let file = files[index]
      guard case .conflict(let reason) = file.action else { continue }
      let policy = decide(file)
      switch (policy, file.existing) {
      case (.fail, _), (.ask, _), (.overwrite, nil), (.merge, nil): continue
      case (.skip, _): result.files[index].action = .skip(reason)
      case _ where file.isInjection: continue
      case (.overwrite, let existing?), (.merge, let existing?):
        if existing == Array(file.text.utf8) {
          result.files[index].action = .skip(reason)
        } else if policy == .overwrite {
          result.files[index].action = .overwrite
        } else {
          let record = manifest.features.lazy.flatMap(\.files).first { $0.path == file.path }
          let base = record.flatMap { try? manifest.base(of: $0, in: root.folder, history) }
          result.files[index].merge(with: existing, base: base)
        }
      }
    }
    return result
  }
}

extension PlannedFile {
  /// - Parameter base: what both come from; without one, the lines that they have in common stand for it.
  fileprivate mutating func merge(with existing: [UInt8], base: [UInt8]?) {
    let theirs = Array(text.utf8)
    var labels = ThreeWayMerge.Labels()
    labels.ours = "existing file"
    labels.theirs = "generated now"
    let merge = ThreeWayMerge(
      base: base ?? LineDiff.common(existing, theirs), ours: existing, theirs: theirs, labels: labels)
    merged = merge.bytes
    action = .merge(markers: merge.conflicts)
  }
}
