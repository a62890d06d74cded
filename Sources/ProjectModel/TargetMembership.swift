/// Which targets a file belongs to, by its own name or the folders around it.
struct TargetMembership: Hashable, Sendable {
  /// What a target has of a folder.
  private struct Share: Hashable, Sendable {
    let target: Int
    var excluded: Set<String>
  }

  /// So many targets may have one folder; who builds for all systems has five.
  private static let mostShares = 100
  /// A folder that more targets have than are looked at.
  private(set) var crowded: String?

  private var files: [String: Set<Int>] = [:]
  private var folders: [String: [Share]] = [:]
  private var packages: [Int: String] = [:]

  init(_ targets: [ProjectTarget]) {
    for (index, target) in targets.enumerated() {
      for file in target.files { files[file, default: []].insert(index) }
      var (excluded, names): (Set<String>, [String]) = ([], [])
      for folder in target.folders {
        // Most folders of a target leave the same out.
        if folder.excluded != names { (excluded, names) = (Set(folder.excluded), folder.excluded) }
        add(Share(target: index, excluded: excluded), to: folder.path)
      }
      if target.source.file.hasSuffix("Package.swift") { packages[index] = RelativePath.folder(of: target.source.file) }
    }
  }

  private mutating func add(_ share: Share, to path: String) {
    guard var shares = folders.removeValue(forKey: path) else {
      folders[path] = [share]
      return
    }
    if let last = shares.last, last.target == share.target {
      // Named twice, it leaves out what neither of them has.
      shares[shares.count - 1].excluded.formIntersection(share.excluded)
    } else if shares.count < TargetMembership.mostShares {
      shares.append(share)
    } else {
      crowded = crowded ?? path
    }
    folders[path] = shares
  }

  func targets(of path: String) -> [Int] { targets(of: path, sharing: shares(around: RelativePath.folder(of: path))) }

  /// The targets of each file; of files in one folder, one after another, the folders around them are looked up once.
  func targets(of paths: [String]) -> [[Int]] {
    var last: (folder: Substring, shares: [Share], targets: [Int]?)?
    return paths.map { path in
      let folder = RelativePath.folderPart(of: path)
      var known = last?.folder == folder ? last : nil
      let shares = known?.shares ?? shares(around: String(folder))
      let isNamed = !files.isEmpty && files[path] != nil
      let isOrdinary = !isNamed && !shares.contains { !$0.excluded.isEmpty && $0.excluded.contains(path) }
      // Nothing is said of most files themselves.
      let targets = isOrdinary ? known?.targets : nil
      let found = targets ?? self.targets(of: path, sharing: shares)
      if isOrdinary { known = (folder, shares, found) }
      last = known ?? (folder, shares, nil)
      return found
    }
  }

  /// What targets have of `folder` and the folders around it, and do not leave out again.
  private func shares(around folder: String) -> [Share] {
    var found: [Share] = []
    var folder = folder
    // What is left out is a folder between it and the one that a target has.
    var between: [String] = []
    while true {
      between.append(folder)
      found += (folders[folder] ?? []).filter { $0.excluded.isDisjoint(with: between) }
      if folder.isEmpty { return found }
      folder = RelativePath.folder(of: folder)
    }
  }

  private func targets(of path: String, sharing shares: [Share]) -> [Int] {
    var found = files[path] ?? []
    for share in shares where !share.excluded.contains(path) { found.insert(share.target) }
    // A package in a package has its files for itself.
    let homes = found.compactMap { packages[$0] }
    if let inner = homes.max(by: { $0.utf8.count < $1.utf8.count }) {
      found = found.filter { packages[$0].map { $0 == inner } ?? true }
    }
    return found.sorted()
  }
}
