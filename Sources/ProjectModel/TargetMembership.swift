/// Which targets a file belongs to, by its own name or the folders around it.
struct TargetMembership: Hashable, Sendable {
  /// What a target has of a folder.
  private struct Share: Hashable, Sendable {
    let target: Int
    let folder: String
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
        add(Share(target: index, folder: folder.path, excluded: excluded), to: folder.path)
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

  /// The files in groups that follow each other, each of one folder and of the same targets; the folders around a folder
  /// are looked up once.
  func groups(of paths: [String]) -> [ProjectModel.Group] {
    var groups: [ProjectModel.Group] = []
    var (folder, shares, ordinary): (Substring?, [Share], [Int]?) = (nil, [], nil)
    var (outer, outerShares): (Substring?, [Share]) = (nil, [])
    // Whether nothing is said of single files in the folder.
    var isPlain = false
    for (index, path) in paths.enumerated() {
      if isPlain, let folder, RelativePath.lies(path, directlyIn: folder) {
        groups[groups.count - 1].files = groups[groups.count - 1].files.lowerBound..<(index + 1)
        continue
      }
      let next = RelativePath.folderPart(of: path)
      if folder != next {
        let around = RelativePath.folderPart(of: String(next))
        if outer != around { (outer, outerShares) = (around, self.shares(around: String(around))) }
        (folder, shares, ordinary) = (
          next, next.isEmpty ? outerShares : self.shares(of: String(next), in: outerShares), nil
        )
        isPlain = files.isEmpty && shares.allSatisfy(\.excluded.isEmpty)
      }
      let isNamed = !files.isEmpty && files[path] != nil
      let isOrdinary = !isNamed && !shares.contains { !$0.excluded.isEmpty && $0.excluded.contains(path) }
      // Nothing is said of most files themselves.
      let targets = (isOrdinary ? ordinary : nil) ?? self.targets(of: path, sharing: shares)
      if isOrdinary { ordinary = targets }
      if let last = groups.last, last.folder == next, last.targets == targets {
        groups[groups.count - 1].files = last.files.lowerBound..<(index + 1)
      } else {
        groups.append(ProjectModel.Group(folder: next, targets: targets, files: index..<(index + 1)))
      }
    }
    return groups
  }

  /// What targets have of `folder` and the folders around it, and do not leave out again.
  private func shares(around folder: String) -> [Share] {
    shares(of: folder, in: folder.isEmpty ? [] : shares(around: RelativePath.folder(of: folder)))
  }

  /// What targets have of `folder`, and of the folders around it, whose shares are `outer`.
  private func shares(of folder: String, in outer: [Share]) -> [Share] {
    ((folders[folder] ?? []) + outer).filter { !$0.excluded.contains(folder) }
  }

  private func targets(of path: String, sharing shares: [Share]) -> [Int] {
    var found = files[path] ?? []
    for share in shares where !share.excluded.contains(path) { found.insert(share.target) }
    // A package in a package has its files for itself, unless the outer one names a folder in it.
    let homes = found.compactMap { packages[$0] }
    if let inner = homes.max(by: { $0.utf8.count < $1.utf8.count }), homes.contains(where: { $0 != inner }) {
      let named = shares.filter { RelativePath.isInside($0.folder, inner) }.map(\.target)
      found = found.filter { target in
        packages[target].map { $0 == inner || named.contains(target) } ?? true
      }
    }
    return found.sorted()
  }
}
