import POSIXSupport

/// What is at a place of a project, asked so that a failing disk is an error and never an empty place.
enum Looking {
  /// What lies at `path`; nil when nothing is there.
  static func status(
    of path: FilePath, followingLinks: Bool = false
  ) throws(ScaffoldingError) -> FileStatus? {
    do throws(FileFault) {
      return try FileStatus.look(at: path, followingLinks: followingLinks)
    } catch {
      // A link that leads round in a circle leads nowhere.
      if followingLinks, error.code == .tooManySymbolicLinkLevels { return nil }
      throw .file(error)
    }
  }

  /// What the file at `path` holds; nil when nothing is there.
  static func bytes(of path: FilePath) throws(ScaffoldingError) -> [UInt8]? {
    do throws(FileFault) {
      return try FileContents.bytes(of: path)
    } catch {
      if error.isMissing { return nil }
      throw .file(error)
    }
  }

  /// The names in `folder`; none when nothing is there.
  static func names(in folder: FilePath) throws(ScaffoldingError) -> [String] {
    do throws(FileFault) {
      return try Folder.names(in: folder)
    } catch {
      if error.isMissing { return [] }
      throw .file(error)
    }
  }
}
