package import POSIXSupport

extension TrustStore {
  /// Looks whether nobody but its owner can change a library or descriptor.
  ///
  /// Refused are files, and folders around them, that others may write to, and files of other users.
  package static func inspect(_ path: FilePath) throws(TrustError) {
    guard let status = FileStatus(path, followingLinks: false) else { throw .missing(path) }
    guard status.kind == .file else { throw .notAFile(path) }
    guard status.permissions & 0o022 == 0 else { throw .writableByOthers(path) }
    guard status.isOwn else { throw .ownedByAnother(path) }
    let folder = path.removingLastComponent()
    // A sticky folder, as /tmp, lets only owners replace their files.
    if let around = FileStatus(folder), around.permissions & 0o022 != 0, !around.isSticky {
      throw .writableByOthers(folder)
    }
  }

  /// Whether the file is what was trusted.
  package static func isAsTrusted(_ path: FilePath, digest: String) -> Bool { (try? self.digest(of: path)) == digest }

  /// Refuses a path through a folder in which everybody may put another one in place of the next.
  static func inspectFolders(around path: FilePath) throws(TrustError) {
    var folder = path.removingLastComponent()
    while !folder.isEmpty {
      if let status = FileStatus(folder), status.permissions & 0o002 != 0, !status.isSticky {
        throw .writableByOthers(folder)
      }
      guard folder.removeLastComponent() else { break }
    }
  }

  static func digest(of path: FilePath) throws(TrustError) -> String {
    do {
      return SHA256.hexadecimal(of: try FileContents.bytes(of: path))
    } catch {
      throw .unreadable(error)
    }
  }

  /// A list that others can write is theirs, not the user's.
  static func requireOwn(_ status: FileStatus, _ file: FilePath, in folder: FilePath) throws(TrustError) {
    guard status.isOwn else { throw .ownedByAnother(file) }
    guard status.permissions & 0o022 == 0 else { throw .writableByOthers(file) }
    if let around = FileStatus(folder), around.permissions & 0o002 != 0, !around.isSticky {
      throw .writableByOthers(folder)
    }
  }
}

extension FileStatus {
  fileprivate var isOwn: Bool { owner == geteuid() || owner == 0 }
  fileprivate var isSticky: Bool { permissions & 0o1000 != 0 }
}
