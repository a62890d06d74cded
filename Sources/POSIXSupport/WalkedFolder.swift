/// A folder on a walk below some root, which is opened only where nobody has looked into all of it before.
///
/// Below the root no symbolic link is followed, as with `OpenFolder`.
package struct WalkedFolder: ~Copyable {
  private let root: FilePath
  /// Nil where nothing is remembered.
  private let known: KnownFolder?
  /// Nil where nothing below it need be opened.
  private let opened: OpenFolder?

  /// The root of a walk, which links may lead to.
  package init(_ path: FilePath, memory: FolderMemory?) throws(FileFault) {
    (root, known) = (path, memory?.folder(at: path.bytes))
    opened = WalkedFolder.isOpened(known) ? try OpenFolder(path) : nil
  }

  /// The folder that `entry` of `parent` is.
  package init(_ entry: OpenFolder.Entry, in parent: borrowing WalkedFolder) throws(FileFault) {
    (root, known) = (parent.root, entry.known)
    opened = WalkedFolder.isOpened(known) ? try parent.open(entry.name) : nil
  }

  /// Whether nobody has looked into the folder, or into one that it holds.
  private static func isOpened(_ known: KnownFolder?) -> Bool {
    known?.entries?.contains { $0.kind == .folder && $0.known?.entries == nil } != false
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
    guard let known else {
      return try withOpened { folder throws(FileFault) in try folder.entries(where: wanted) }
    }
    let all: [OpenFolder.Entry]
    if let entries = known.entries {
      all = entries
    } else {
      all = try withOpened { folder throws(FileFault) in try known.look(at: folder) }
    }
    func isWanted(_ entry: OpenFolder.Entry) -> Bool {
      entry.name.withUnsafeBufferPointer { wanted($0, entry.kind) }
    }
    // Mostly all are, and then none is copied.
    guard let first = all.firstIndex(where: { !isWanted($0) }) else { return all }
    return all[..<first] + all[(first + 1)...].filter(isWanted)
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
    // Only what is known and holds no folders is not open.
    var below = FilePath(bytes: known?.place ?? root.bytes)
    _ = below.removePrefix(root)
    let base = try OpenFolder(root)
    return try body(try base.folder(below))
  }
}
