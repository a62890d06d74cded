package import POSIXSupport
import RuleModel

extension Revision {
  /// The removal of what was generated for `name`: files that are still as they were generated, and their record.
  ///
  /// Where a file was edited since, nothing goes, as the rest would not compile; files that another feature uses stay.
  /// - Parameters:
  ///   - force: removes edited files as well.
  ///   - editing: takes things out of Swift files; asked only for features that have put something there.
  package init(
    destroying name: String, in root: FilePath, force: Bool = false, editing: CodeEditing? = nil
  ) throws(ScaffoldingError) {
    let written = try Manifest.bytes(in: root)
    let old = try Manifest(written, in: root)
    var manifest = old
    let feature = try manifest.feature(named: name)
    let others = manifest.features.filter { $0 != feature }
    var files: [File] = []
    var changes: [Change] = []
    var kept: [Manifest.File] = []
    for record in feature.files {
      let file = try GeneratedFile(record, in: root, untouched: manifest)
      let user =
        others.first { $0.files.contains { $0.path == record.path } }
        ?? (force ? nil : manifest.feature(injectingInto: record.path, except: feature))
      let reason: String?
      if let user {
        reason = "used by \(user.name)"
        // What another feature was put into is still ours.
        if !user.files.contains(where: { $0.path == record.path }), file.bytes != nil { kept.append(record) }
      } else if file.isLink || file.state == .edited && !force {
        reason = file.editing
        // The link is never ours to remove; with force only its record goes.
        if !force { kept.append(record) }
      } else if let bytes = file.bytes {
        reason = file.state == .edited ? Revision.edited : nil
        changes.append(Change(record.path, before: bytes, after: nil))
        files.append(File(path: record.path, role: record.role, action: .remove, reason: reason))
        continue
      } else {
        reason = "is already gone"
      }
      let action: Action = file.state == .missing ? .unchanged : .keep
      files.append(File(path: record.path, role: record.role, action: action, reason: reason))
    }
    var injections = InjectionRevision(feature, in: root, others: others, editing: editing)
    try injections.replace(by: [:], force: force)
    manifest.replace(feature, files: kept, injections: injections.kept)
    manifest.follow(injections.untouched, from: old)
    // A file that goes need not be changed before.
    changes += injections.changes.filter { change in !changes.contains { $0.path == change.path } }
    files += injections.files
    if !force, files.contains(where: { $0.action == .keep && $0.needsAttention }) {
      self.init(
        name: feature.name, template: feature.template, version: feature.version, files: files.map(\.standing),
        root: root, changes: [], isRefused: true)
      return
    }
    changes += try manifest.changes(from: written, in: root)
    self.init(
      name: feature.name, template: feature.template, version: feature.version, files: files, root: root,
      changes: changes)
  }
}

extension Revision.File {
  /// The file where nothing is done.
  fileprivate var standing: Revision.File {
    switch action {
    case .keep, .unchanged: self
    case .create, .replace, .merge, .conflict, .remove, .inject, .withdraw:
      Revision.File(path: path, role: role, action: .unchanged, reason: nil)
    }
  }
}

extension Manifest {
  /// The feature called `name`, or `template/name` where several templates were used for one name.
  func feature(named name: String) throws(ScaffoldingError) -> Feature {
    if let feature = features.first(where: { $0.fullName == name }) { return feature }
    let namesakes = features.filter { $0.name == name }
    if namesakes.count > 1 { throw .ambiguousFeature(name, templates: namesakes.map(\.fullName)) }
    if let feature = namesakes.first { return feature }
    let known = features.map(\.name)
    throw .unknownFeature(name, suggestion: Spelling.nearest(to: name, in: known), known: known)
  }

  /// Puts `files` in the place of the feature's own; a feature without files is forgotten.
  mutating func replace(
    _ feature: Feature, files: [File], injections: [Injection] = [], version: String? = nil,
    roles: Set<String>? = nil
  ) {
    guard let index = features.firstIndex(of: feature) else { return }
    features[index].version = version ?? feature.version
    features[index].files = files
    features[index].injections = injections.isEmpty ? nil : injections
    if let roles {
      features[index].injectedRoles = roles.isEmpty ? nil : roles.sorted()
    } else if injections.isEmpty {
      // What was taken out is not put back by an update of the files that are left.
      features[index].injectedRoles = nil
    }
    if files.isEmpty, injections.isEmpty { features.remove(at: index) }
    // A shared file has one content, so every feature that uses it records the same.
    for other in features.indices {
      for position in features[other].files.indices {
        let path = features[other].files[position].path
        if let file = files.first(where: { $0.path == path }) { features[other].files[position] = file }
      }
    }
  }

  /// The changes that turn the manifest written as `before` into this one, with the bases that nothing names any more.
  ///
  /// - Parameter before: what this one was thought up from; read again, it may know more than was thought of.
  func changes(from before: [UInt8]?, in root: FilePath) throws(ScaffoldingError) -> [Change] {
    let named = Set(features.flatMap(\.files).map(\.sha256))
    var changes: [Change] = []
    for hash in Set(try Manifest(before, in: root).features.flatMap(\.files).map(\.sha256)).subtracting(named).sorted()
    {
      let path = Manifest.basePath(of: hash)
      guard let bytes = try Looking.bytes(of: path, in: root) else { continue }
      changes.append(Change(path, before: bytes, after: nil))
    }
    let after = try bytes()
    return before == after ? changes : changes + [Change(Manifest.path, before: before, after: after)]
  }
}
