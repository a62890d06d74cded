import POSIXSupport

/// The `.gitignore` files that hold for a folder, outermost first; none outside of a git working tree.
struct GitIgnoreLists {
  private var lists: [(folder: FilePath, list: IgnoreList)] = []
  private let isInRepository: Bool

  /// Gathers those of the folders above `folder` up to the root of its working tree.
  init(around folder: FilePath) {
    var above: [FilePath] = []
    var candidate = folder
    var root: FilePath?
    while root == nil {
      if FileStatus(candidate.appending(".git")) != nil {
        root = candidate
      } else {
        let parent = candidate.removingLastComponent()
        guard parent != candidate, !parent.isEmpty else { break }
        candidate = parent
        above.append(parent)
      }
    }
    isInRepository = root != nil
    guard let root else { return }
    read(root.appending(".git/info/exclude"), for: root)
    for folder in above.reversed() { enter(folder) }
  }

  /// Adds the list of a folder that the walk has come to.
  mutating func enter(_ folder: FilePath) {
    if isInRepository { read(folder.appending(".gitignore"), for: folder) }
  }

  func leaveOut(_ path: FilePath, isFolder: Bool) -> Bool {
    for (folder, list) in lists.reversed() {
      var relative = path
      guard relative.removePrefix(folder) else { continue }
      if let verdict = list.verdict(on: relative.string, isFolder: isFolder) { return verdict }
    }
    return false
  }

  private mutating func read(_ file: FilePath, for folder: FilePath) {
    guard let text = try? FileContents.text(of: file, limit: 1 << 20) else { return }
    let list = IgnoreList(text)
    if !list.isEmpty { lists.append((folder, list)) }
  }
}
