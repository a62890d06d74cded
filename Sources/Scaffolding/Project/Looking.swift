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

  /// What lies at `path` of the project at `root`, through no symbolic link; nil when nothing is there.
  static func status(of path: String, in root: FilePath) throws(ScaffoldingError) -> FileStatus? {
    try orNothing { () throws(FileFault) in try OpenFolder(root).status(of: FilePath(path)) }
  }

  /// What the file at `path` of the project at `root` holds; nil when nothing is there.
  ///
  /// A symbolic link, at the end or on the way, is an error: a repository may bring one that leads anywhere.
  static func bytes(of path: String, in root: FilePath) throws(ScaffoldingError) -> [UInt8]? {
    try orNothing { () throws(FileFault) in try OpenFolder(root).bytes(of: FilePath(path)) }
  }

  /// The names in the folder at `path` of the project at `root`, through no symbolic link; none when nothing is there.
  static func names(in path: String, of root: FilePath) throws(ScaffoldingError) -> [String] {
    try orNothing { () throws(FileFault) in
      try OpenFolder(root).folder(FilePath(path)).entries().map { String(decoding: $0.name, as: UTF8.self) }
    } ?? []
  }

  /// True where a symbolic link lies at `path` of the project at `root`, or on the way to it.
  static func isBehindLink(_ path: String, in root: FilePath) throws(ScaffoldingError) -> Bool {
    do throws(ScaffoldingError) {
      return try status(of: path, in: root)?.kind == .symbolicLink
    } catch {
      if case .file(let fault) = error, fault.leadsOut { return true }
      throw error
    }
  }

  private static func orNothing<Value>(
    _ body: () throws(FileFault) -> Value?
  ) throws(ScaffoldingError) -> Value? {
    do throws(FileFault) {
      return try body()
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
