import POSIXSupport

/// Where a file to fix lies: a folder held open, and the way from it to the file, on which no link is followed.
struct FixPlace: ~Copyable {
  private let folder: OpenFolder
  private let relative: FilePath

  /// The place of the file at `path`.
  ///
  /// Everything below the working folder, or below the outermost working tree that a file elsewhere lies in, came with a project,
  /// its links too. A folder outside of any is one that a person vouches for by naming it.
  init(of path: FilePath, workingIn base: FilePath) throws(FileFault) {
    let root = FixPlace.root(of: path, base)
    folder = try OpenFolder(root)
    relative = FilePath(root: nil, path.components.dropFirst(root.components.count))
  }

  private static func root(of path: FilePath, _ base: FilePath) -> FilePath {
    if path.starts(with: base), path != base { return base }
    // The outermost one: what lies behind a link of a working tree may well be a working tree itself.
    var root = path.removingLastComponent()
    var folder = root
    repeat {
      if FileStatus(folder.appending(".git"), followingLinks: false) != nil,
        FileStatus(folder, followingLinks: false)?.kind == .folder
      {
        root = folder
      }
    } while folder.removeLastComponent() && !folder.isEmpty
    return root
  }

  func bytes() throws(FileFault) -> [UInt8] { try folder.bytes(of: relative) }

  /// Why the file is not to be fixed, or nil when it may be.
  func reasonToLeave() throws(FileFault) -> String? {
    guard let status = try folder.status(of: relative) else { return nil }
    if status.kind == .symbolicLink { return "it is a symbolic link" }
    // A rename needs no right to write the file that it replaces; who took that right away meant it.
    return folder.isWritable(relative) && status.permissions & 0o222 != 0 ? nil : "it is read-only"
  }

  /// Writes the fixed text over the one that it was made from; false where that is not there any more.
  func replace(_ old: [UInt8], with new: [UInt8]) throws(FileFault) -> Bool {
    try folder.replace(relative, holding: old, with: new)
  }
}
