package import POSIXSupport

/// Removes what swiftkit keeps, and nothing else: each step is taken in an open folder, and no link is followed.
package struct CacheCleaning: Hashable, Sendable {
  package private(set) var removed: [KeptItem] = []
  /// What could not be removed, and why.
  package private(set) var failures: [FileFault] = []

  /// How many bytes are free again.
  package var freed: Int { removed.reduce(0) { $0 + $1.size } }

  /// - Parameter isTrial: with true nothing is removed, and `removed` says what would be.
  package init(of items: [KeptItem], isTrial: Bool = false) {
    for item in items {
      do throws(FileFault) {
        if !isTrial { try CacheCleaning.remove(item) }
        removed.append(item)
      } catch {
        failures.append(error)
      }
    }
  }

  private static func remove(_ item: KeptItem) throws(FileFault) {
    let folder = try OpenFolder(item.path.removingLastComponent())
    for path in [item.path] + item.companions {
      guard let name = path.lastComponent.map({ FilePath(root: nil, [$0]) }) else { continue }
      switch try folder.status(of: name)?.kind {
      case .file: try folder.remove(name)
      case .folder where item.purpose == .figma: try removeAll(name, in: folder)
      // Somebody put something else in its place meanwhile.
      case .folder, .symbolicLink, .other, nil: continue
      }
    }
  }

  /// Removes a folder with what lies in it; a link goes itself.
  private static func removeAll(_ name: FilePath, in folder: borrowing OpenFolder) throws(FileFault) {
    let inner = try folder.folder(name)
    for entry in try inner.entries() {
      let path = FilePath(bytes: entry.name)
      if entry.kind == .folder { try removeAll(path, in: inner) } else { try inner.remove(path) }
    }
    guard try folder.removeEmptyFolder(name) else {
      throw FileFault("remove", folder.path.pushing(name), reason: "a file was added to it in the meantime")
    }
  }
}
