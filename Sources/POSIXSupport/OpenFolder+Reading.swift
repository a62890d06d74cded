extension OpenFolder {
  /// What reading does with symbolic links.
  package enum Links: Sendable {
    /// A link is an error.
    case refused
    /// A link is followed, step by step, as long as it stays in the folder.
    case inside
  }

  /// The folder at `relative`, or this one again where that is empty.
  package func folder(_ relative: FilePath, links: Links = .refused) throws(FileFault) -> OpenFolder {
    OpenFolder(
      descriptor: try opened(relative, O_RDONLY | O_DIRECTORY, links, for: "list"), path: path.pushing(relative))
  }

  /// The bytes of the regular file at `relative`.
  ///
  /// - Parameter limit: refuses larger files, in bytes.
  package func bytes(
    of relative: FilePath, links: Links = .refused, limit: Int = 256 << 20
  ) throws(FileFault) -> [UInt8] {
    let file = try opened(relative, O_RDONLY | O_NONBLOCK, links, for: "read")
    defer { _ = close(file) }
    return try FileContents.bytes(from: file, path: path.pushing(relative), limit: limit)
  }

  /// What lies at `relative`; nil when nothing is there.
  ///
  /// With `.refused` a link at the end is reported as itself, and one on the way is an error.
  package func status(of relative: FilePath, links: Links = .refused) throws(FileFault) -> FileStatus? {
    do throws(FileFault) {
      if links == .inside || relative.isEmpty {
        return FileStatus(
          try walked(relative, links, for: "look at") { walk, root throws(FolderWalk.Stop) in
            try walk.status(of: PathNames(relative), followingIn: root)
          })
      }
      let place = try place(of: relative, for: "look at")
      var raw = stat()
      let result = place.call { fstatat($0, $1, &raw, AT_SYMLINK_NOFOLLOW) }
      guard result == 0 else { throw fault("look at", relative) }
      return FileStatus(raw)
    } catch {
      if error.isMissing { return nil }
      throw error
    }
  }

  /// Whether this process may write the file at `relative`, by its permissions; no link on the way is followed.
  package func isWritable(_ relative: FilePath) -> Bool {
    guard let place = try? place(of: relative, for: "look at") else { return false }
    return place.call { faccessat($0, $1, W_OK, 0) } == 0
  }

  /// A name in an open folder.
  struct Place: ~Copyable {
    private let folder: Int32
    private let name: [UInt8]

    /// Takes over `folder`, an open folder.
    init(folder: Int32, name: [UInt8]) {
      self.folder = folder
      self.name = name
    }

    deinit { _ = close(folder) }

    /// What a call says of the folder's descriptor and the name.
    func call(_ body: (Int32, UnsafePointer<CChar>) -> Int32) -> Int32 {
      OpenFolder.withName(name) { body(folder, $0) }
    }
  }

  /// The folder that `relative` lies in, and its name there; a link on the way is refused.
  func place(of relative: FilePath, for operation: String) throws(FileFault) -> Place {
    var way = PathNames(relative)
    guard let name = way.names.popLast(), !PathNames.isCurrent(name), !PathNames.isParent(name) else {
      throw FileFault(operation, path.pushing(relative), reason: "it is not a path inside '\(path)'")
    }
    let folder = try walked(relative, .refused, for: operation) { walk, _ throws(FolderWalk.Stop) in
      try walk.open(way, flags: O_RDONLY | O_DIRECTORY, followingIn: nil)
    }
    return Place(folder: folder, name: name)
  }

  /// Opens what lies at `relative`.
  func opened(
    _ relative: FilePath, _ flags: Int32, _ links: Links, for operation: String
  ) throws(FileFault) -> Int32 {
    try walked(relative, links, for: operation) { walk, root throws(FolderWalk.Stop) in
      try walk.open(PathNames(relative), flags: flags, followingIn: root)
    }
  }

  private func walked<Value>(
    _ relative: FilePath, _ links: Links, for operation: String,
    _ body: (inout FolderWalk, FilePath?) throws(FolderWalk.Stop) -> Value
  ) throws(FileFault) -> Value {
    var walk = FolderWalk(from: descriptor)
    defer { walk.end() }
    do throws(FolderWalk.Stop) {
      return try body(&walk, links == .inside ? path : nil)
    } catch {
      let whole = path.pushing(relative)
      switch error {
      case .system(let code): throw FileFault(operation, whole, code: code)
      case .link(let link):
        let reason = "'\(link)' is a symbolic link, which may point outside '\(path)'"
        throw FileFault(operation, whole, code: .tooManySymbolicLinkLevels, reason: reason)
      case .outside:
        throw FileFault(
          operation, whole, code: .tooManySymbolicLinkLevels, reason: "it points outside '\(path)'")
      }
    }
  }

  func fault(_ operation: String, _ relative: FilePath) -> FileFault {
    FileFault(operation, path.pushing(relative), code: Errno(rawValue: errno))
  }
}
