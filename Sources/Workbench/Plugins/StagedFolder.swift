import POSIXSupport

/// A new folder that is there whole or not at all: it is filled under another name, beside the place where it will be.
enum StagedFolder {
  private static let (beginning, ending) = (".swiftkit-", ".folder.tmp")

  /// Makes `folder`, which must not be there, with what `fill` puts into the folder that it is given.
  ///
  /// What a call that was killed left beside it goes away, too.
  static func make(_ folder: FilePath, filledBy fill: (FilePath) throws -> Void) throws {
    let parent = folder.removingLastComponent()
    try Folder.make(parent)
    removeLeftovers(in: parent)
    let stage = parent.appending("\(beginning)\(getpid())\(ending)")
    try Folder.removeAll(stage)
    do {
      try Folder.make(stage)
      try fill(stage)
      // What was put there meanwhile is not replaced: only an empty folder could be.
      guard stage.withPlatformString({ from in folder.withPlatformString { rename(from, $0) } }) == 0 else {
        throw FileFault("make the folder", folder, code: Errno(rawValue: errno))
      }
    } catch {
      try? Folder.removeAll(stage)
      throw error
    }
  }

  private static func removeLeftovers(in parent: FilePath) {
    for name in (try? Folder.names(in: parent)) ?? [] where name.hasPrefix(beginning) && name.hasSuffix(ending) {
      let number = name.dropFirst(beginning.count).dropLast(ending.count)
      guard let process = pid_t(number), process > 0, kill(process, 0) != 0, errno == ESRCH else { continue }
      try? Folder.removeAll(parent.appending(name))
    }
  }
}
