/// Whether what lies in a folder around the one that somebody works in may count as theirs.
///
/// A folder for everybody's files is nobody's project, and what lies in it may be anybody's: settings, documents and
/// marks of a project are not taken from folders above that others may write to, nor from those of another user.
package struct FolderTrust: Sendable {
  private let start: FilePath
  private let owners: Set<UInt32>

  /// - Parameter start: where somebody works; who owns that folder may also own those above.
  package init(workingIn start: FilePath) {
    self.start = start
    owners = Set([UInt32(geteuid()), 0] + [FileStatus(start)?.owner].compactMap { $0 })
  }

  /// True for the folder that is worked in, and for one above it that others have no hand in.
  package func covers(_ folder: FilePath) -> Bool {
    if folder == start { return true }
    guard let status = FileStatus(folder) else { return false }
    return status.permissions & 0o002 == 0 && owners.contains(status.owner)
  }

  /// True where the folder counts, and what is called `name` in it is not another user's.
  package func covers(_ name: String, in folder: FilePath) -> Bool {
    guard covers(folder) else { return false }
    guard let status = FileStatus(folder.appending(name), followingLinks: false) else { return true }
    return owners.contains(status.owner)
  }
}
