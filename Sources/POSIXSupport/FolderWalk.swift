/// A walk below an open folder, a name at a time, that holds every folder on its way open.
///
/// The system is never asked to follow a link. Where links may be followed, their text is read and walked like the rest of
/// the path; a step above the first folder ends the walk.
struct FolderWalk {
  /// Why a walk ended.
  enum Stop: Error {
    case system(Errno)
    /// A symbolic link on the way that is not to be followed.
    case link(FilePath)
    /// The path leads above the folder.
    case outside
  }

  /// The most links on one way, as systems have it.
  private static let mostLinks = 40

  private let start: Int32
  // Open folders from the outermost to the one that the walk is in, without `start`; each is closed by `end`.
  private var folders: [Int32] = []
  private var names: [FilePath.Component] = []

  init(from start: Int32) { self.start = start }

  mutating func end() {
    for folder in folders { _ = close(folder) }
    folders = []
  }

  /// Opens what lies at `path`; the descriptor is the caller's.
  ///
  /// - Parameter root: the path of the first folder where links may be followed inside of it; nil where none may.
  mutating func open(_ path: FilePath, flags: Int32, followingIn root: FilePath?) throws(Stop) -> Int32 {
    try reach(path, followingIn: root) { folder, name throws(Stop) in
      try FolderWalk.open(name, in: folder, flags)
    }
  }

  /// Looks at what lies at `path`, at its end too without asking the system to follow a link.
  mutating func status(of path: FilePath, followingIn root: FilePath?) throws(Stop) -> stat {
    try reach(path, followingIn: root) { folder, name throws(Stop) in
      var raw = stat()
      let result = name.withPlatformString { fstatat(folder, $0, &raw, AT_SYMLINK_NOFOLLOW) }
      guard result == 0 else { throw .system(Errno(rawValue: errno)) }
      return FileStatus.kind(raw) == .symbolicLink ? nil : raw
    }
  }

  /// Walks to the folder that holds the last name of `path`.
  ///
  /// - Parameter arrive: what to do there with that name; nil says that it is a link.
  private mutating func reach<Value>(
    _ path: FilePath, followingIn root: FilePath?, _ arrive: (Int32, FilePath) throws(Stop) -> Value?
  ) throws(Stop) -> Value {
    guard path.root == nil else { throw .outside }
    var ahead = Array(path.components.reversed())
    var links = 0
    while let name = ahead.popLast() {
      switch name.kind {
      case .currentDirectory: continue
      case .parentDirectory:
        guard let folder = folders.popLast() else { throw .outside }
        _ = close(folder)
        names.removeLast()
      case .regular:
        if ahead.isEmpty {
          if let value = try arrive(here, FilePath(root: nil, components: name)) { return value }
        } else if let next = try FolderWalk.open(
          FilePath(root: nil, components: name), in: here, O_RDONLY | O_DIRECTORY)
        {
          folders.append(next)
          names.append(name)
          continue
        }
        guard let root else { throw .link(FilePath(root: nil, names + [name])) }
        links += 1
        guard links <= FolderWalk.mostLinks else { throw .system(.tooManySymbolicLinkLevels) }
        let target = try target(of: name)
        if target.root != nil {
          guard let inside = FolderWalk.part(of: target, below: root) else { throw .outside }
          end()
          names = []
          ahead += inside.components.reversed()
        } else {
          ahead += target.components.reversed()
        }
      }
    }
    guard let value = try arrive(here, ".") else { throw .outside }
    return value
  }

  private var here: Int32 { folders.last ?? start }

  /// Opens `name` in `folder`; nil when that is a symbolic link.
  private static func open(_ name: FilePath, in folder: Int32, _ flags: Int32) throws(Stop) -> Int32? {
    let made = name.withPlatformString { openat(folder, $0, flags | O_NOFOLLOW | O_CLOEXEC) }
    if made >= 0 { return made }
    // What systems say of a link differs, and with O_DIRECTORY it is what they say of a file.
    let code = Errno(rawValue: errno)
    var raw = stat()
    let result = name.withPlatformString { fstatat(folder, $0, &raw, AT_SYMLINK_NOFOLLOW) }
    if result == 0, FileStatus.kind(raw) == .symbolicLink { return nil }
    throw .system(code)
  }

  private func target(of name: FilePath.Component) throws(Stop) -> FilePath {
    var buffer = [CChar](repeating: 0, count: 4097)
    let count = name.withPlatformString { readlinkat(here, $0, &buffer, buffer.count - 1) }
    guard count > 0 else { throw .system(count < 0 ? Errno(rawValue: errno) : .noSuchFileOrDirectory) }
    return buffer.withUnsafeBufferPointer { $0.baseAddress.map { FilePath(platformString: $0) } ?? FilePath() }
  }

  /// What of an absolute `target` lies below `root`; nil when it lies elsewhere.
  private static func part(of target: FilePath, below root: FilePath) -> FilePath? {
    for root in [root, ProcessEnvironment.resolved(root) ?? root] where target.starts(with: root) {
      return FilePath(root: nil, target.components.dropFirst(root.components.count))
    }
    return nil
  }
}
