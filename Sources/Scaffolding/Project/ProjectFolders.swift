import POSIXSupport

/// The folders of a project as they were when first asked about: one look at each, however many files go there.
struct ProjectFolders {
  private let root: FilePath
  // Paths relative to the root, empty for the root itself.
  private var kinds: [String: FileStatus.Kind?] = [:]
  private var lists: [String: [String]] = [:]

  init(in root: FilePath) { self.root = root }

  /// What lies at `path`, which a link is not followed for; nil when nothing is there, or above it no folder.
  mutating func kind(of path: String) -> FileStatus.Kind? {
    if let known = kinds[path] { return known }
    let kind: FileStatus.Kind? =
      if path.isEmpty {
        FileStatus(root)?.kind
      } else if self.kind(of: ProjectFolders.above(path)) == .folder {
        FileStatus(root.pushing(FilePath(path)), followingLinks: false)?.kind
      } else {
        nil
      }
    kinds[path] = .some(kind)
    return kind
  }

  /// The names in the folder `path`; none where there is no such folder.
  mutating func names(in path: String) -> [String] {
    guard kind(of: path) == .folder else { return [] }
    if let known = lists[path] { return known }
    let names = (try? Folder.names(in: path.isEmpty ? root : root.pushing(FilePath(path)))) ?? []
    lists[path] = names
    return names
  }

  /// The folder that `path` lies in.
  static func above(_ path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
  }

  /// The folders on the way to `path`, outermost first, without the root.
  static func folders(above path: String) -> [String] {
    path.utf8.indices.filter { path.utf8[$0] == UInt8(ascii: "/") }.map { String(path[..<$0]) }
  }
}
