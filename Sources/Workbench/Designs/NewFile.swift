package import POSIXSupport

/// A file that is written where nothing lies yet.
package enum NewFile {
  /// Writes `bytes` to `file`, unless they are there already; never over another file.
  ///
  /// Everything below the working folder came with a project, its links too, and none of them is followed.
  package static func write(
    _ bytes: [UInt8], to file: FilePath, in workplace: Workplace
  ) throws(FileFault) {
    let base = workplace.workingFolder
    let root = file.starts(with: base) ? base : file.removingLastComponent()
    if root != base { try Folder.make(root) }
    let folder = try OpenFolder(root)
    let relative = FilePath(root: nil, file.components.dropFirst(root.components.count))
    try folder.makeFolders(relative.removingLastComponent())
    if try folder.status(of: relative) != nil {
      guard try folder.bytes(of: relative) == bytes else {
        throw FileFault(
          "write", file, reason: "it already exists with different contents; move it, or choose another --out")
      }
      return
    }
    do throws(FileFault) {
      try folder.create(relative, bytes, syncing: true)
    } catch {
      // Half a file is none, as on a full disk; one that somebody else made meanwhile is theirs.
      if error.code != .fileExists { try? folder.remove(relative) }
      throw error
    }
  }
}
