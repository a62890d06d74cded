/// Which targets a file belongs to, by its own name or the folders around it.
struct TargetMembership: Hashable, Sendable {
  /// What a target has of a folder.
  private struct Share: Hashable, Sendable {
    let target: Int
    let excluded: Set<String>
  }

  private var files: [String: Set<Int>] = [:]
  private var folders: [String: [Share]] = [:]
  private let packages: [Int: String]

  init(_ targets: [ProjectTarget]) {
    var packages: [Int: String] = [:]
    for (index, target) in targets.enumerated() {
      for file in target.files { files[file, default: []].insert(index) }
      for folder in target.folders {
        folders[folder.path, default: []].append(Share(target: index, excluded: Set(folder.excluded)))
      }
      if target.source.file.hasSuffix("Package.swift") { packages[index] = RelativePath.folder(of: target.source.file) }
    }
    self.packages = packages
  }

  func targets(of path: String) -> [Int] {
    var found = files[path] ?? []
    var folder = RelativePath.folder(of: path)
    // What is left out is the file, or a folder between it and the one that a target has.
    var between = [path]
    while true {
      between.append(folder)
      for share in folders[folder] ?? [] where share.excluded.isDisjoint(with: between) { found.insert(share.target) }
      if folder.isEmpty { break }
      folder = RelativePath.folder(of: folder)
    }
    // A package in a package has its files for itself.
    let homes = found.compactMap { packages[$0] }
    if let inner = homes.max(by: { $0.utf8.count < $1.utf8.count }) {
      found = found.filter { packages[$0].map { $0 == inner } ?? true }
    }
    return found.sorted()
  }
}
