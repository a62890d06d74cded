import Synchronization

/// What folders held when they were first looked at: whoever walks the same folders again asks the system no more.
///
/// Only the looking is shared. Which folders a walk enters, and which names it takes, is its own affair.
package final class FolderMemory: Sendable {
  private struct Known {
    var start = ContentStamp.now()
    var entries: [Place: [OpenFolder.Entry]] = [:]
  }

  /// The bytes of a folder's path, hashed all at once.
  struct Place: Hashable {
    let bytes: [UInt8]

    func hash(into hasher: inout Hasher) { bytes.withUnsafeBytes { hasher.combine(bytes: $0) } }
  }

  private let ending: [UInt8]
  private let known = Mutex(Known())

  /// - Parameter ending: what the names of files end with whose stamps are taken along.
  package init(stampingFilesEndingWith ending: String) { self.ending = Array(ending.utf8) }

  /// When the first folder was looked at, or before that.
  package var start: Int64 { known.withLock { $0.start } }

  /// Forgets everything, where time has passed in which somebody may have changed something.
  package func forget() { known.withLock { $0 = Known() } }

  /// What the folder at `place` held; nil where nobody has looked.
  func entries(at place: [UInt8]) -> [OpenFolder.Entry]? { known.withLock { $0.entries[Place(bytes: place)] } }

  /// Looks at all that `folder` holds, and keeps it; where another thread was faster, what that one saw holds.
  func look(at folder: borrowing OpenFolder, _ place: [UInt8]) throws(FileFault) -> [OpenFolder.Entry] {
    var entries = try folder.entries()
    for index in entries.indices where entries[index].kind == .file {
      let name = entries[index].name
      guard name.count >= ending.count, name[(name.count - ending.count)...].elementsEqual(ending) else { continue }
      entries[index].stamp = folder.status(of: name, followingLinks: false)?.stamp
    }
    let (seen, place) = (entries, Place(bytes: place))
    return known.withLock { known in
      if let earlier = known.entries[place] { return earlier }
      known.entries[place] = seen
      return seen
    }
  }
}

/// A folder on a walk below some root, which is opened only where nobody has looked into it before.
///
/// Below the root no symbolic link is followed, as with `OpenFolder`.
package struct WalkedFolder: ~Copyable {
  /// The bytes of its path.
  private let place: [UInt8]
  private let root: FilePath
  private let memory: FolderMemory?
  /// Nil where the memory knows what it holds.
  private let opened: OpenFolder?

  /// The root of a walk, which links may lead to.
  package init(_ path: FilePath, memory: FolderMemory?) throws(FileFault) {
    (place, root, self.memory) = (path.bytes, path, memory)
    opened = memory?.entries(at: place) == nil ? try OpenFolder(path) : nil
  }

  /// The folder `name` in `parent`.
  package init(_ name: [UInt8], in parent: borrowing WalkedFolder) throws(FileFault) {
    (place, root, memory) = (parent.place(of: name), parent.root, parent.memory)
    opened = memory?.entries(at: place) == nil ? try parent.open(name) : nil
  }

  private func place(of name: [UInt8]) -> [UInt8] {
    place + (place.last == UInt8(ascii: "/") ? [] : [UInt8(ascii: "/")]) + name
  }

  /// The folder `name` in this one, opened; messages name the root of the walk.
  package func open(_ name: [UInt8]) throws(FileFault) -> OpenFolder {
    // A path of its own for each folder takes longer than the folder does.
    let root = root
    return try withOpened { folder throws(FileFault) in try OpenFolder(name, in: folder, at: root) }
  }

  /// The entries that `wanted` takes, in order of their bytes, without `.` and `..`.
  package func entries(
    where wanted: (UnsafeBufferPointer<UInt8>, OpenFolder.Kind) -> Bool = { _, _ in true }
  ) throws(FileFault) -> [OpenFolder.Entry] {
    guard let memory else {
      return try withOpened { folder throws(FileFault) in try folder.entries(where: wanted) }
    }
    let all: [OpenFolder.Entry]
    if let known = memory.entries(at: place) {
      all = known
    } else {
      all = try withOpened { folder throws(FileFault) in try memory.look(at: folder, place) }
    }
    return all.filter { entry in entry.name.withUnsafeBufferPointer { wanted($0, entry.kind) } }
  }

  /// The stamp and kind of an entry; nil when nothing is there any more or a link leads nowhere.
  package func status(
    of entry: OpenFolder.Entry, followingLinks: Bool
  ) -> (stamp: ContentStamp, kind: OpenFolder.Kind)? {
    if let stamp = entry.stamp { return (stamp, entry.kind) }
    do throws(FileFault) {
      return try withOpened { folder throws(FileFault) in
        folder.status(of: entry.name, followingLinks: followingLinks)
      }
    } catch {
      return nil
    }
  }

  private func withOpened<Value: ~Copyable>(
    _ body: (borrowing OpenFolder) throws(FileFault) -> Value
  ) throws(FileFault) -> Value {
    switch opened {
    case .some(let folder): return try body(folder)
    case .none: break
    }
    var below = FilePath(bytes: place)
    _ = below.removePrefix(root)
    let base = try OpenFolder(root)
    return try body(try base.folder(below))
  }
}
