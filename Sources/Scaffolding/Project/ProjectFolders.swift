import POSIXSupport

/// The folders of a project as they were when first asked about: one look at each, however many files go there.
struct ProjectFolders {
  private let root: FilePath
  // Paths relative to the root, empty for the root itself.
  private var kinds: [String: FileStatus.Kind?] = [:]
  private var lists: [String: [String]] = [:]

  init(in root: FilePath) { self.root = root }

  /// What lies at `path`, which a link is not followed for; nil when nothing is there, or above it no folder.
  mutating func kind(of path: String) throws(ScaffoldingError) -> FileStatus.Kind? {
    if let known = kinds[path] { return known }
    var kind: FileStatus.Kind?
    if path.isEmpty {
      kind = try Looking.status(of: root, followingLinks: true)?.kind
    } else if try self.kind(of: ProjectFolders.above(path)) == .folder {
      kind = try Looking.status(of: root.pushing(FilePath(path)))?.kind
    }
    kinds[path] = .some(kind)
    return kind
  }

  /// The names in the folder `path`; none where there is no such folder.
  mutating func names(in path: String) throws(ScaffoldingError) -> [String] {
    guard try kind(of: path) == .folder else { return [] }
    if let known = lists[path] { return known }
    let names = try Looking.names(in: path.isEmpty ? root : root.pushing(FilePath(path)))
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
