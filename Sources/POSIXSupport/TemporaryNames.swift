/// The names of files that are being written, and what to do with those that a killed run left behind.
package enum TemporaryNames {
  private static let prefix = ".swiftkit-"
  private static let ending = ".tmp"
  /// Folders that this process has looked through; one look a run is enough, and a folder may be large.
  nonisolated(unsafe) private static var cleaned: Set<String> = []
  private static let lock = Monitor()

  /// A name that holds the number of this process.
  package static func name(_ attempt: Int) -> String { "\(prefix)\(getpid())-\(attempt)\(ending)" }

  /// Removes what runs that are gone left in `folder`, once in the life of this process.
  static func clean(_ folder: FilePath) {
    guard lock.locked({ cleaned.insert(folder.string).inserted }) else { return }
    removeAbandoned(in: folder)
  }

  /// Removes the temporary files in `folder` whose process is gone; what cannot be removed stays.
  package static func removeAbandoned(in folder: FilePath) {
    for name in (try? Folder.names(in: folder, endingWith: ending)) ?? [] {
      guard let id = process(of: name), kill(id, 0) != 0, errno == ESRCH else { continue }
      let file = folder.appending(name)
      file.withPlatformString { path in
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard descriptor >= 0 else { return }
        // Numbers of processes are not those of another container that shares the folder; its locks are.
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { _ = unlink(path) }
        _ = close(descriptor)
      }
    }
  }

  /// The process that made a file of this name; nil for other names.
  private static func process(of name: String) -> pid_t? {
    guard name.hasPrefix(prefix), name.hasSuffix(ending) else { return nil }
    let parts = name.dropFirst(prefix.count).dropLast(ending.count).split(
      separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, Int(parts[1]) != nil, let id = pid_t(parts[0]), id > 0 else { return nil }
    return id
  }
}
