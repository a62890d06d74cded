import POSIXSupport

/// What was fetched from Figma: a folder for each design in the folder for caches.
///
/// Nothing says that nobody needs one: without a network it is all there is. It goes only when everything is to go.
enum FigmaAnswers {
  static let name = "figma"

  /// - Parameter cache: the folder for caches.
  static func items(in cache: borrowing OpenFolder, now: Int64) throws(FileFault) -> [KeptItem] {
    let folder = try cache.folder(FilePath(name))
    var items: [KeptItem] = []
    for entry in try folder.entries() where entry.kind == .folder {
      let design = try OpenFolder(entry.name, in: folder, at: folder.path.appending(FilePath(bytes: entry.name).string))
      var (size, modified): (Int, Int64) = (0, 0)
      try measure(design, &size, &modified)
      items.append(
        KeptItem(
          path: design.path, purpose: .figma, size: size, modified: modified, state: .used, companions: []))
    }
    return items
  }

  private static func measure(_ folder: borrowing OpenFolder, _ size: inout Int, _ modified: inout Int64)
    throws(FileFault)
  {
    for entry in try folder.entries() {
      if entry.kind == .folder {
        let next = try OpenFolder(entry.name, in: folder, at: folder.path)
        try measure(next, &size, &modified)
      } else if entry.kind == .file, let (stamp, _) = folder.status(of: entry.name, followingLinks: false) {
        size += Int(stamp.size)
        modified = max(modified, stamp.modified)
      }
    }
  }
}
