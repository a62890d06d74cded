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
      let file = folder.appending(name)
      if isAbandoned(file) { file.withPlatformString { _ = unlink($0) } }
    }
  }

  /// Whether `file` is a temporary one of a process that is gone, or a folder that such a one was filling.
  package static func isAbandoned(_ file: FilePath) -> Bool {
    guard let id = file.lastComponent.flatMap({ process(of: $0.string) }), kill(id, 0) != 0, errno == ESRCH else {
      return false
    }
    return file.withPlatformString { path in
      let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
      guard descriptor >= 0 else { return false }
      defer { _ = close(descriptor) }
      // Numbers of processes are not those of another container that shares the folder; its locks are.
      return flock(descriptor, LOCK_EX | LOCK_NB) == 0
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
