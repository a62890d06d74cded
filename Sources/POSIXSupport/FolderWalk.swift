import CMemory

/// A walk below an open folder, in one step where the system can, else a name at a time with every folder on its way open.
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
  private var names: [[UInt8]] = []

  init(from start: Int32) { self.start = start }

  mutating func end() {
    for folder in folders { _ = close(folder) }
    folders = []
  }

  /// Opens what lies at `path`; the descriptor is the caller's.
  ///
  /// - Parameter root: the path of the first folder where links may be followed inside of it; nil where none may.
  mutating func open(_ path: PathNames, flags: Int32, followingIn root: FilePath?) throws(Stop) -> Int32 {
    try reach(path, followingIn: root) { folder, name throws(Stop) in
      try FolderWalk.open(name, in: folder, flags)
    }
  }

  /// Looks at what lies at `path`, at its end too without asking the system to follow a link.
  mutating func status(of path: PathNames, followingIn root: FilePath?) throws(Stop) -> stat {
    try reach(path, followingIn: root) { folder, name throws(Stop) in
      var raw = stat()
      let result = OpenFolder.withName(name) { fstatat(folder, $0, &raw, AT_SYMLINK_NOFOLLOW) }
      guard result == 0 else { throw .system(Errno(rawValue: errno)) }
      return FileStatus.kind(raw) == .symbolicLink ? nil : raw
    }
  }

  /// Walks to the folder that holds the last name of `path`.
  ///
  /// - Parameter arrive: what to do there with that name; nil says that it is a link.
  private mutating func reach<Value>(
    _ path: PathNames, followingIn root: FilePath?, _ arrive: (Int32, [UInt8]) throws(Stop) -> Value?
  ) throws(Stop) -> Value {
    guard !path.isAbsolute else { throw .outside }
    if let last = path.names.last, let folder = FolderWalk.folder(around: path, in: start) {
      folders.append(folder)
      if let value = try arrive(folder, last) { return value }
      // A link is walked from its start.
      end()
    }
    var ahead = Array(path.names.reversed())
    var links = 0
    while let name = ahead.popLast() {
      if PathNames.isCurrent(name) { continue }
      if PathNames.isParent(name) {
        guard let folder = folders.popLast() else { throw .outside }
        _ = close(folder)
        names.removeLast()
        continue
      }
      if ahead.isEmpty {
        if let value = try arrive(here, name) { return value }
      } else if let next = try FolderWalk.open(name, in: here, O_RDONLY | O_DIRECTORY) {
        folders.append(next)
        names.append(name)
        continue
      }
      guard let root else { throw .link(PathNames.path(names + [name])) }
      links += 1
      guard links <= FolderWalk.mostLinks else { throw .system(.tooManySymbolicLinkLevels) }
      let target = try target(of: name)
      let isAbsolute = target.first == UInt8(ascii: "/")
      guard let inside = isAbsolute ? FolderWalk.part(of: target, below: root) : PathNames(target) else {
        throw .outside
      }
      if isAbsolute {
        end()
        names = []
      }
      ahead += inside.names.reversed()
    }
    guard let value = try arrive(here, [UInt8(ascii: ".")]) else { throw .outside }
    return value
  }

  /// The folder that holds the last name of `path`, opened in one step; nil where that does not do, as the way is short or
  /// has a link, or the system knows no such step.
  private static func folder(around path: PathNames, in start: Int32) -> Int32? {
    let way = path.names.dropLast()
    guard way.count > 1, !path.names.contains(where: { PathNames.isCurrent($0) || PathNames.isParent($0) }) else {
      return nil
    }
    let name = Array(way.joined(separator: [UInt8(ascii: "/")]))
    let folder = OpenFolder.withName(name) {
      swiftkit_open_beneath(start, $0, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    }
    return folder >= 0 ? folder : nil
  }

  private var here: Int32 { folders.last ?? start }

  /// Opens `name` in `folder`; nil when that is a symbolic link.
  private static func open(_ name: [UInt8], in folder: Int32, _ flags: Int32) throws(Stop) -> Int32? {
    let made = OpenFolder.withName(name) { openat(folder, $0, flags | O_NOFOLLOW | O_CLOEXEC) }
    if made >= 0 { return made }
    // What systems say of a link differs, and with O_DIRECTORY it is what they say of a file.
    let code = Errno(rawValue: errno)
    var raw = stat()
    let result = OpenFolder.withName(name) { fstatat(folder, $0, &raw, AT_SYMLINK_NOFOLLOW) }
    if result == 0, FileStatus.kind(raw) == .symbolicLink { return nil }
    throw .system(code)
  }

  /// The text of the link `name`.
  private func target(of name: [UInt8]) throws(Stop) -> [UInt8] {
    let room = 4096
    var count = 0
    let target = [UInt8](unsafeUninitializedCapacity: room) { buffer, filled in
      guard let start = UnsafeMutableRawPointer(buffer.baseAddress)?.assumingMemoryBound(to: CChar.self) else { return }
      count = OpenFolder.withName(name) { readlinkat(here, $0, start, room) }
      filled = max(0, count)
    }
    guard count > 0 else { throw .system(count < 0 ? Errno(rawValue: errno) : .noSuchFileOrDirectory) }
    return target
  }

  /// What of an absolute `target` lies below `root`; nil when it lies elsewhere.
  private static func part(of target: [UInt8], below root: FilePath) -> PathNames? {
    let target = FilePath(bytes: target)
    for root in [root, ProcessEnvironment.resolved(root) ?? root] where target.starts(with: root) {
      var inside = PathNames(target)
      inside.names.removeFirst(root.components.count)
      return inside
    }
    return nil
  }
}
