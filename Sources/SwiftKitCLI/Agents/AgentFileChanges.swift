import POSIXSupport
import Scaffolding

/// Changes of files in a project, of which all are made or none; no symbolic link is followed.
struct AgentFileChanges: ~Copyable {
  private let changes: [Change]
  private let folder: OpenFolder

  init(_ changes: [Change], in folder: consuming OpenFolder) {
    self.changes = changes
    self.folder = folder
  }

  /// Makes the changes, and takes them back where one cannot be made.
  func carryOut() throws(FileFault) {
    var done = 0
    do throws(FileFault) {
      for change in changes {
        let path = FilePath(change.path)
        guard try bytes(of: path) == change.before else {
          throw FileFault(
            "change", folder.path.pushing(path),
            reason: "it was changed while swiftkit was at work; run the command again")
        }
        // Counted before it is made, since a part of it may be.
        done += 1
        try put(change.after, at: path)
      }
    } catch {
      for change in changes.prefix(done).reversed() {
        let path = FilePath(change.path)
        if (try? bytes(of: path)) != change.before { try? put(change.before, at: path) }
        removeEmptyFolders(above: path)
      }
      throw error
    }
    for change in changes where change.after == nil { removeEmptyFolders(above: FilePath(change.path)) }
  }

  private func bytes(of path: FilePath) throws(FileFault) -> [UInt8]? {
    do throws(FileFault) {
      return try folder.bytes(of: path)
    } catch {
      if error.isMissing { return nil }
      throw error
    }
  }

  private func put(_ bytes: [UInt8]?, at path: FilePath) throws(FileFault) {
    guard let bytes else { return try folder.remove(path) }
    let parent = path.removingLastComponent()
    try folder.makeFolders(parent)
    let mode = try folder.status(of: path)?.permissions
    let draft = parent.appending(TemporaryNames.name(0))
    try folder.remove(draft)
    do throws(FileFault) {
      try folder.create(draft, bytes, permissions: mode.map { mode_t($0) } ?? 0o666, exactly: mode != nil)
      try folder.rename(draft, over: path)
    } catch {
      try? folder.remove(draft)
      throw error
    }
  }

  /// Removes the folders around a file, as far as nothing is left in them.
  private func removeEmptyFolders(above path: FilePath) {
    var above = path
    while above.removeLastComponent(), !above.isEmpty, (try? folder.removeEmptyFolder(above)) == true {}
  }
}
