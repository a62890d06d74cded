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

  /// The regular files below `folder`, a part of `root`, sorted by path; hidden folders are left out.
  ///
  /// Links are followed as far as `root` lets them lead, and each folder is entered once.
  package static func files(below folder: FilePath, in root: ReadingRoot) throws(FileFault) -> [FilePath] {
    var found: [FilePath] = [], entered: Set<[UInt64]> = []
    try collect(try root.folder(folder), root, &entered, into: &found)
    return found
  }

  private static func collect(
    _ folder: borrowing OpenFolder, _ root: ReadingRoot, _ entered: inout Set<[UInt64]>, into found: inout [FilePath]
  ) throws(FileFault) {
    guard let status = try folder.status(of: "", links: .inside),
      entered.insert([status.device, status.inode]).inserted
    else { return }
    for entry in try folder.entries() {
      let path = folder.path.appending(String(decoding: entry.name, as: UTF8.self))
      var kind = entry.kind
      if kind == .symbolicLink {
        guard let target = try? root.status(of: path) else { continue }
        kind = target.kind
      }
      switch kind {
      case .file: found.append(path)
      case .folder:
        if entry.name.first == UInt8(ascii: ".") { continue }
        try collect(try root.folder(path), root, &entered, into: &found)
      case .symbolicLink, .other: continue
      }
    }
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
