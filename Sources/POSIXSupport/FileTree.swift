/// Walking a folder in a fixed order.
package enum FileTree {
  /// The regular files below `root`, sorted by path; `root` itself when it is a file.
  ///
  /// Symbolic links to files are listed, links to folders are not entered, so that no link can make a walk endless.
  /// - Parameter entering: asked for each folder by name and path; a false leaves the folder out.
  package static func files(
    below root: FilePath, entering: (_ name: String, _ folder: FilePath) -> Bool = { name, _ in !name.hasPrefix(".") }
  ) throws(FileFault) -> [FilePath] {
    guard let status = FileStatus(root) else { throw FileFault("read", root, code: .noSuchFileOrDirectory) }
    guard status.kind == .folder else { return [root] }
    var found: [FilePath] = []
    try collect(root, entering, into: &found)
    return found
  }

  private static func collect(
    _ folder: FilePath, _ entering: (String, FilePath) -> Bool, into found: inout [FilePath]
  ) throws(FileFault) {
    for name in try Folder.names(in: folder) {
      let path = folder.appending(name)
      guard let status = FileStatus(path, followingLinks: false) else { continue }
      switch status.kind {
      case .file: found.append(path)
      case .symbolicLink: if FileStatus(path)?.kind == .file { found.append(path) }
      case .folder: if entering(name, path) { try collect(path, entering, into: &found) }
      case .other: continue
      }
    }
  }
}
