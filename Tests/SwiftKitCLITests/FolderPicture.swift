import POSIXSupport

/// What lies below a folder: for each name its kind, its mode, and its bytes or where it leads.
struct FolderPicture: Hashable {
  private(set) var entries: [String: String] = [:]

  /// - Parameter leavingOut: paths below `root`, each with everything in it.
  init(_ root: FilePath, leavingOut: Set<String> = []) { add(root, as: "", leavingOut) }

  /// What is new, gone or other than it was, one line each.
  func changes(since earlier: FolderPicture) -> [String] {
    Set(entries.keys).union(earlier.entries.keys).sorted().compactMap { name in
      let (old, new) = (earlier.entries[name], entries[name])
      return old == new ? nil : "\(name): \(old ?? "nothing") became \(new ?? "nothing")"
    }
  }

  private mutating func add(_ path: FilePath, as name: String, _ leavingOut: Set<String>) {
    guard !leavingOut.contains(name), let status = FileStatus(path, followingLinks: false) else { return }
    switch status.kind {
    case .file:
      var hasher = Hasher()
      // Quicker than a digest where tests are built for debugging, and good within one process.
      ((try? FileContents.bytes(of: path)) ?? []).withUnsafeBytes { hasher.combine(bytes: $0) }
      entries[name] = "file \(status.permissions) \(status.size) \(hasher.finalize())"
    case .symbolicLink:
      var target = [UInt8](repeating: 0, count: 4096)
      let length = target.count
      let count = path.withPlatformString { path in
        target.withUnsafeMutableBufferPointer { buffer in
          buffer.withMemoryRebound(to: CChar.self) { $0.baseAddress.map { readlink(path, $0, length) } ?? -1 }
        }
      }
      entries[name] = "link \(String(decoding: target.prefix(max(0, count)), as: UTF8.self))"
    case .folder:
      entries[name] = "folder \(status.permissions)"
      for child in (try? Folder.names(in: path)) ?? [] {
        add(path.appending(child), as: name.isEmpty ? child : "\(name)/\(child)", leavingOut)
      }
    case .other:
      entries[name] = "neither file nor folder"
    }
  }
}
