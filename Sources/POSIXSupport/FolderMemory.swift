import Synchronization

/// What folders held when they were first looked at: whoever walks the same folders again asks the system no more.
///
/// Only the looking is shared. Which folders a walk enters, and which names it takes, is its own affair.
package final class FolderMemory: Sendable {
  private struct Known {
    var start = ContentStamp.now()
    /// Where walks began.
    var roots: [KnownFolder] = []
  }

  private let ending: [UInt8]
  private let known = Mutex(Known())

  /// - Parameter ending: what the names of files end with whose stamps are taken along.
  package init(stampingFilesEndingWith ending: String) { self.ending = Array(ending.utf8) }

  /// When the first folder was looked at, or before that.
  package var start: Int64 { known.withLock { $0.start } }

  /// Forgets everything, where time has passed in which somebody may have changed something.
  package func forget() { known.withLock { $0 = Known() } }

  /// The folder where a walk begins; one that an earlier walk has passed is the same.
  func folder(at path: [UInt8]) -> KnownFolder {
    known.withLock { known in
      for root in known.roots { if let folder = root.folder(at: path) { return folder } }
      let root = KnownFolder(at: path, stampingFilesEndingWith: ending)
      known.roots.append(root)
      return root
    }
  }
}

/// A folder of a `FolderMemory`, with what it held when somebody first looked.
final class KnownFolder: Sendable {
  /// The bytes of its path.
  let place: [UInt8]
  private let ending: [UInt8]
  private let found = Mutex<[OpenFolder.Entry]?>(nil)

  init(at place: [UInt8], stampingFilesEndingWith ending: [UInt8]) { (self.place, self.ending) = (place, ending) }

  /// What it held; nil where nobody has looked.
  var entries: [OpenFolder.Entry]? { found.withLock { $0 } }

  /// Looks at all that `folder` holds, and keeps it; where another thread was faster, what that one saw holds.
  func look(at folder: borrowing OpenFolder) throws(FileFault) -> [OpenFolder.Entry] {
    var entries = try folder.entries()
    for index in entries.indices {
      let name = entries[index].name
      switch entries[index].kind {
      case .file where name.suffix(ending.count).elementsEqual(ending):
        entries[index].stamp = folder.status(of: name, followingLinks: false)?.stamp
      case .folder: entries[index].known = KnownFolder(at: place(of: name), stampingFilesEndingWith: ending)
      case .file, .symbolicLink, .other: break
      }
    }
    let seen = entries
    return found.withLock { found in
      if let earlier = found { return earlier }
      found = seen
      return seen
    }
  }

  /// The folder at `path`, which may be this one or lie below it; nil where it is neither, or was not met.
  func folder(at path: [UInt8]) -> KnownFolder? {
    if path == place { return self }
    guard path.count > place.count, path.starts(with: place) else { return nil }
    let next = (entries ?? []).lazy.compactMap(\.known).first { path.starts(with: $0.place) && $0.isAbove(path) }
    return next?.folder(at: path)
  }

  private func isAbove(_ path: [UInt8]) -> Bool { path.count == place.count || path[place.count] == KnownFolder.slash }

  private func place(of name: [UInt8]) -> [UInt8] {
    place + (place.last == KnownFolder.slash ? [] : [KnownFolder.slash]) + name
  }

  private static let slash = UInt8(ascii: "/")
}
