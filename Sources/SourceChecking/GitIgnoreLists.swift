import POSIXSupport

/// The `.gitignore` files that hold for a folder, outermost first; none outside of a git working tree.
struct GitIgnoreLists {
  /// A list, and how many bytes of a path are those of its folder and the slash behind it.
  private var lists: [(prefix: Int, list: IgnoreList, file: FilePath)] = []
  private let isInRepository: Bool

  /// Gathers those of the folders above `folder` up to the root of its working tree.
  init(around folder: FilePath) {
    var above: [FilePath] = []
    var candidate = folder
    var root: FilePath?
    let trust = FolderTrust(workingIn: folder)
    while root == nil {
      if FileStatus(candidate.appending(".git")) != nil, trust.covers(".git", in: candidate) {
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

  /// Whether something below the folder that was entered last is left out.
  ///
  /// - Parameter path: the bytes of its absolute path.
  func leaveOut(_ path: [UInt8], isFolder: Bool) -> Bool {
    for (prefix, list, _) in lists.reversed() where path.count > prefix {
      if let verdict = list.verdict(on: path[prefix...], isFolder: isFolder) { return verdict }
    }
    return false
  }

  /// The file, and its line from 1, that leaves out what `leaveOut` would; nil when it would not.
  func line(leavingOut path: [UInt8], isFolder: Bool) -> (file: FilePath, number: Int)? {
    for (prefix, list, file) in lists.reversed() where path.count > prefix {
      guard list.verdict(on: path[prefix...], isFolder: isFolder) != nil else { continue }
      return list.line(leavingOut: path[prefix...], isFolder: isFolder).map { (file, $0 + 1) }
    }
    return nil
  }

  private mutating func read(_ file: FilePath, for folder: FilePath) {
    guard let text = try? FileContents.text(of: file, limit: 1 << 20) else { return }
    let list = IgnoreList(text)
    if !list.isEmpty { lists.append((folder.prefixLength, list, file)) }
  }
}

extension FilePath {
  /// How many bytes the paths of what lies in this folder have before its name.
  var prefixLength: Int {
    let bytes = bytes
    return bytes.last == UInt8(ascii: "/") ? bytes.count : bytes.count + 1
  }
}
