import POSIXSupport

extension Plan {
  /// Writes the files of the plan, with the record of them, or changes nothing at all.
  ///
  /// - Parameter isWanted: asked once all is prepared and before anything gets its place; with false nothing changes.
  package func carryOut(
    in setting: Transaction.Setting, when isWanted: () -> Bool = { true }
  ) throws(ScaffoldingError) {
    let transaction = Transaction(in: root.folder, setting)
    try transaction.recover()
    guard conflicts.isEmpty, !written.isEmpty else { return }
    try transaction.commit(try changes(setting.history), when: isWanted)
  }

  /// The changes that carry out this plan: the new files, their bases and the manifest that lists them.
  private func changes(_ history: TextHistory?) throws(ScaffoldingError) -> [Change] {
    let before = try Manifest.bytes(in: root.folder)
    try refuseLostFiles()
    var changes: [Change] = []
    var kept = Set(try Looking.names(in: Manifest.bases, of: root.folder))
    var bases: [Change] = []
    var hashes: [String: String] = [:]
    for file in written {
      let hash = file.isInjection ? nil : SHA256.hexadecimal(of: file.text)
      if let change = file.change(sha256: hash) { changes.append(change) }
      guard let hash else { continue }
      hashes[file.path] = hash
      if kept.insert(hash).inserted {
        bases.append(Change(Manifest.basePath(of: hash), before: nil, after: Array(file.text.utf8), sha256: hash))
      }
    }
    changes += bases
    if before == nil, try Looking.status(of: ignorePath, in: root.folder) == nil {
      changes.append(Change(ignorePath, before: nil, after: Array("transaction/\nundo/\n".utf8)))
    }
    var manifest = try Manifest(before, in: root.folder)
    manifest.add(self, hashes)
    changes += try manifest.leave(to: history, in: root.folder)
    // The manifest comes last: whoever reads it finds the files that it lists.
    changes.append(Change(Manifest.path, before: before, after: try manifest.bytes()))
    return changes
  }

  /// A shared file that the plan found in place may have gone with the last feature that used it.
  private func refuseLostFiles() throws(ScaffoldingError) {
    for file in files where file.isShared && file.existing != nil && !file.action.writes {
      guard try Looking.status(of: file.path, in: root.folder) == nil else { continue }
      let reason = "it was removed while swiftkit was running; run the command again"
      throw .stale(FileFault("use", root.folder.pushing(FilePath(file.path)), reason: reason))
    }
  }

  private var ignorePath: String { ".swiftkit/.gitignore" }
}

extension Manifest {
  /// Records `plan`: its new files, and the shared ones that it found in place and that an earlier feature brought.
  ///
  /// - Parameter hashes: the SHA-256 of each new file's text, by path.
  mutating func add(_ plan: Plan, _ hashes: [String: String]) {
    let known = Dictionary(features.flatMap(\.files).map { ($0.path, $0) }) { first, _ in first }
    let files = plan.files.filter { !$0.isInjection }.compactMap { file -> File? in
      guard let hash = hashes[file.path] else { return known[file.path].flatMap { $0.isShared ? $0 : nil } }
      return File(path: file.path, role: file.role, sha256: hash, isShared: file.isShared)
    }
    // A feature that lost some files and got them again keeps the record of the others.
    let before = features.first { $0.name == plan.name.text && $0.template == plan.template.name }
    let kept = (before?.files ?? []).filter { old in !files.contains { $0.path == old.path } }
    let injections = plan.files.flatMap(Injection.list)
    let older = (before?.injections ?? []).filter { old in
      !injections.contains { $0.path == old.path && $0.edit == old.edit }
    }
    let feature = Feature(
      name: plan.name.text, template: plan.template.name, version: plan.template.version,
      origin: plan.template.origin.rawValue, answers: plan.answers.mapValues(\.description),
      folders: plan.folders,
      files: (files + kept).sorted { $0.path < $1.path }, indentation: plan.indentation?.recorded,
      injections: (older + injections).isEmpty ? nil : older + injections,
      injectedRoles: Manifest.roles(of: injections, after: before),
      hiddenNames: plan.hiddenNames.isEmpty ? nil : plan.hiddenNames)
    features.removeAll { $0.name == feature.name && $0.template == feature.template }
    features.append(feature)
    features.sort { ($0.name, $0.template) < ($1.name, $1.template) }
  }

  private static func roles(of injections: [Injection], after before: Feature?) -> [String]? {
    // Of a record of an earlier version the roles are not known; an update finds them out.
    if before?.injections != nil, before?.injectedRoles == nil { return nil }
    let roles = Set((before?.injectedRoles ?? []) + injections.map(\.role))
    return roles.isEmpty ? nil : roles.sorted()
  }
}
