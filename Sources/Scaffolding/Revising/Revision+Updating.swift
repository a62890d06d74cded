import HostMessages
package import POSIXSupport
import RuleModel

extension Revision {
  /// The update of `name` to what its template makes today, with the answers of the day it was generated.
  ///
  /// Three texts meet: what was generated then, what is generated now, and the file with the user's edits. A file that
  /// the user has deleted stays deleted; one that the template no longer has is removed unless it was edited.
  ///
  /// - Parameter history: where texts are that no copy is kept of.
  package init(
    updating name: String, in root: FilePath, library: TemplateLibrary, editing: CodeEditing? = nil,
    history: TextHistory? = nil
  ) throws(ScaffoldingError) {
    let written = try Manifest.bytes(in: root)
    let old = try Manifest(written, in: root)
    var manifest = old
    let feature = try manifest.feature(named: name)
    let template = try library.template(named: feature.template, for: feature.answers)
    let planner = Planner(template: template, layout: try ProjectLayout(of: feature, in: root))
    let rendered = try planner.rendered(again: feature, among: manifest.features)
    var update = Update(of: feature.name, root: root, manifest: manifest, history: history)
    for file in rendered { try update.add(file, record: feature.files.first { $0.path == file.path }) }
    for record in feature.files where !rendered.contains(where: { $0.path == record.path }) { try update.drop(record) }
    var injections = InjectionRevision(
      feature, in: root, others: manifest.features.filter { $0 != feature }, editing: editing)
    let today = try planner.injections(again: feature)
    let roles = Revision.roles(of: feature, today: today)
    // What stands there in the same words stays, whatever its role is called today.
    let known = (feature.injections ?? []).map(\.edit)
    let wanted = today.filter { roles.contains($0.role) || known.contains($0.edit) }
    try injections.replace(by: try Revision.wanted(wanted, of: feature, in: root))
    manifest.replace(
      feature, files: update.records.sorted { $0.path < $1.path }, injections: injections.kept,
      version: template.version, roles: roles)
    manifest.follow(injections.untouched.merging(update.merged) { first, _ in first }, from: old)
    // Nobody who has nothing to update wants a change of the record.
    if !update.changes.isEmpty { update.changes += try manifest.leave(to: history, in: root) }
    self.init(
      name: feature.name, template: template.name, version: template.version, files: update.files + injections.files,
      root: root, changes: update.changes + injections.changes + (try manifest.changes(from: written, in: root)))
  }
}

extension Revision {
  /// Today's injections by file; those of a kind that the feature never had come where their type is declared.
  private static func wanted(
    _ injections: [RenderedInjection], of feature: Manifest.Feature, in root: FilePath
  ) throws(ScaffoldingError) -> [String: [(role: String, edit: CodeEdit)]] {
    var wanted: [String: [(role: String, edit: CodeEdit)]] = [:]
    for injection in injections {
      let place = injection.edit.place
      let here = (feature.injections ?? []).filter { $0.edit.place == place }
      let known = (here.first { $0.role == injection.role } ?? here.first)?.path
      var path = known ?? injection.path
      if path == nil { path = try DeclaredTypes(in: root, scope: "").file(declaring: injection.type, except: "") }
      guard let path else { continue }
      wanted[path, default: []].append((injection.role, injection.edit))
    }
    return wanted
  }
}

extension Revision {
  /// The roles of what the feature has put into files: what was left out with `--only` is left out again.
  ///
  /// Records of earlier versions give all that went into one file the role of the first. What the template says today in
  /// the same words has the role that it has today; what it says in other words takes the role of what is new at that
  /// place, unless its own role has something new there.
  fileprivate static func roles(of feature: Manifest.Feature, today: [RenderedInjection]) -> Set<String> {
    if let known = feature.injectedRoles { return Set(known) }
    let recorded = feature.injections ?? []
    var roles = Set(recorded.map(\.role))
    roles.formUnion(today.filter { item in recorded.contains { $0.edit == item.edit } }.map(\.role))
    let new = today.filter { item in !recorded.contains { $0.edit == item.edit } }
    for old in recorded where !today.contains(where: { $0.edit == old.edit }) {
      let alike = new.filter { $0.edit.kind == old.edit.kind && $0.edit.place == old.edit.place }
      if !alike.contains(where: { $0.role == old.role }) { roles.formUnion(alike.map(\.role)) }
    }
    return roles
  }
}

/// Gathers what becomes of each file.
private struct Update {
  let name: String
  let root: FilePath
  let manifest: Manifest
  let history: TextHistory?
  var files: [Revision.File] = []
  var changes: [Change] = []
  var records: [Manifest.File] = []
  /// Files that were merged without conflicts, with their hashes before and after.
  var merged: [String: (before: String, after: String)] = [:]
  private var bases: Set<String> = []

  init(of name: String, root: FilePath, manifest: Manifest, history: TextHistory?) {
    (self.name, self.root, self.manifest, self.history) = (name, root, manifest, history)
  }

  /// A file that the template has today.
  mutating func add(_ rendered: RenderedFile, record: Manifest.File?) throws(ScaffoldingError) {
    let theirs = Array(rendered.text.utf8)
    guard let record else {
      return try addNew(rendered, theirs)
    }
    let file = try GeneratedFile(record, in: root)
    let hash = SHA256.hexadecimal(of: theirs)
    guard let ours = file.bytes else {
      records.append(record)
      return note(rendered, .unchanged, "deleted by you")
    }
    if file.isLink {
      records.append(record)
      return note(rendered, .keep, GeneratedFile.linked)
    }
    try keepRecord(of: rendered, hash, theirs, isNew: hash != record.sha256, blob: record.blob)
    if hash == record.sha256 || ours == theirs {
      return note(rendered, .unchanged, file.state == .edited && ours != theirs ? Revision.edited : nil)
    }
    if file.state == .pristine {
      changes.append(Change(rendered.path, before: ours, after: theirs))
      return note(rendered, .replace, nil)
    }
    let base = try base(of: record)
    let merge = ThreeWayMerge(base: base ?? LineDiff.common(ours, theirs), ours: ours, theirs: theirs)
    changes.append(Change(rendered.path, before: ours, after: merge.bytes))
    merged[rendered.path] = (SHA256.hexadecimal(of: ours), SHA256.hexadecimal(of: merge.bytes))
    if merge.conflicts == 0 { return note(rendered, .merge, "with your edits") }
    let reason = base == nil ? "; git no longer has what it was generated with" : ""
    note(rendered, .conflict, merge.conflicts.counted("place") + " between markers" + reason)
  }

  /// A file that the template has no longer.
  mutating func drop(_ record: Manifest.File) throws(ScaffoldingError) {
    let file = try GeneratedFile(record, in: root)
    let isUsed = manifest.features.count { $0.files.contains { $0.path == record.path } } > 1
    guard let bytes = file.bytes else { return }
    guard file.state == .pristine, !isUsed else {
      records.append(record)
      let reason = isUsed ? "used by another feature" : file.editing
      return files.append(.init(path: record.path, role: record.role, action: .keep, reason: reason))
    }
    changes.append(Change(record.path, before: bytes, after: nil))
    files.append(.init(path: record.path, role: record.role, action: .remove, reason: "no longer in the template"))
  }

  private mutating func addNew(_ rendered: RenderedFile, _ bytes: [UInt8]) throws(ScaffoldingError) {
    // What another feature has brought is used by this one from now on, too.
    let files = manifest.features.lazy.flatMap(\.files)
    if rendered.file.isShared, let known = files.first(where: { $0.path == rendered.path && $0.isShared }) {
      records.append(known)
      return note(rendered, .unchanged, nil)
    }
    if try Looking.status(of: rendered.path, in: root) != nil {
      return note(rendered, rendered.file.isOnce ? .unchanged : .keep, "was not generated by swiftkit")
    }
    // A shared type may be declared elsewhere; it was passed over when the feature was made, and is again.
    if rendered.file.isOnce, try !isMissedByTests(rendered) {
      return note(rendered, .unchanged, "the project has its own")
    }
    changes.append(Change(rendered.path, before: nil, after: bytes))
    try keepRecord(of: rendered, SHA256.hexadecimal(of: bytes), bytes, isNew: true)
    note(rendered, .create, nil)
  }

  /// Whether it is a file for tests whose types the tests do not have: an older template did not write it.
  private func isMissedByTests(_ file: RenderedFile) throws(ScaffoldingError) -> Bool {
    guard file.file.place == .tests else { return false }
    let folder = FilePath(file.path).removingLastComponent()
    // Where no target of tests is known, each feature has a folder for its own, and all are one module.
    let isOwn = folder.lastComponent?.string == "\(name)Tests"
    let types = try DeclaredTypes(in: root, scope: isOwn ? "" : folder.string)
    return !file.declaredTypes.contains { types.file(declaring: $0, except: file.path) != nil }
  }

  private mutating func keepRecord(
    of rendered: RenderedFile, _ hash: String, _ bytes: [UInt8], isNew: Bool, blob: String? = nil
  ) throws(ScaffoldingError) {
    records.append(
      Manifest.File(
        path: rendered.path, role: rendered.file.role, sha256: hash, isShared: rendered.file.isShared,
        blob: isNew ? nil : blob))
    let path = Manifest.basePath(of: hash)
    guard isNew, bases.insert(hash).inserted, try Looking.status(of: path, in: root) == nil else {
      return
    }
    changes.append(Change(path, before: nil, after: bytes))
  }

  /// The text that both sides come from; nil where it was left to git, which no longer has it.
  private func base(of record: Manifest.File) throws(ScaffoldingError) -> [UInt8]? {
    if let bytes = try manifest.base(of: record, in: root, history) { return bytes }
    if record.blob != nil { return nil }
    let path = root.pushing(FilePath(Manifest.basePath(of: record.sha256)))
    throw .file(FileFault("read", path, reason: "the original of '\(record.path)' is missing"))
  }

  private mutating func note(_ file: RenderedFile, _ action: Revision.Action, _ reason: String?) {
    files.append(.init(path: file.path, role: file.file.role, action: action, reason: reason))
  }
}
