import ProjectModel

/// Which code of the project the new files can name.
extension ProjectLayout {
  /// The target that gets the files, among those of its project.
  struct Surroundings: Hashable, Sendable {
    let model: ProjectModel
    let target: ProjectTarget
    /// The test target that gets the tests, if one does.
    let testTarget: ProjectTarget?

    /// The targets whose modules the target may import.
    fileprivate var imported: [ProjectTarget] {
      let modules = Set(model.imports(of: target))
      return model.targets.filter { !$0.isTest && $0 != target && modules.contains($0.module) }
    }
  }

  /// Where a declaration stands, seen from the new files.
  enum Visibility: Hashable, Sendable {
    case own
    case imported(module: String)
  }

  /// The folders of other targets that the new files may import.
  var importedFolders: [String] {
    var seen: Set<String> = []
    return (surroundings?.imported ?? []).flatMap(\.sources).filter { seen.insert($0).inserted }
  }

  /// Whether Xcode builds the target, and gives names to what its asset catalogs hold.
  var hasAssetSymbols: Bool { surroundings.map { $0.target.kind != .package && $0.target.hasAssetSymbols } ?? false }

  /// Whether the file at `path` may be built into the module of the new files: nothing says that it is not.
  func mayBeInModule(_ path: String) -> Bool {
    guard let surroundings else { return true }
    let targets = surroundings.model.targets(at: path)
    return targets.isEmpty || targets.contains(surroundings.target)
  }

  /// How new files see the file at `path`, relative to the root; nil where it is not known that they do.
  func visibility(of path: String) -> Visibility? {
    guard let surroundings else { return isAlone ? .own : nil }
    let targets = surroundings.model.targets(at: path)
    if targets.contains(surroundings.target) { return .own }
    let imported = surroundings.imported
    return targets.first(where: imported.contains).map { .imported(module: $0.module) }
  }
}
