private import CMemory

/// Files that exist in memory only: no folder has to be writable for them, and no name is left behind.
package enum MemoryFile {
  /// A new, empty file that is closed on exec; the caller closes it.
  ///
  /// - Parameter program: the file will be run, or loaded as a library.
  package static func make(program: Bool = false) throws(Errno) -> Int32 {
    var code: Errno?
    let made = SpawnLock.hold {
      let made = swiftkit_memory_file(program ? 1 : 0)
      if made < 0 { code = Errno(rawValue: errno) }
      return made
    }
    if let code { throw code }
    return made
  }

  /// Keeps the file at its size for good: whoever else has it can no longer cut it off under a reader.
  ///
  /// - Parameter closed: its bytes stay as they are, too.
  package static func seal(_ descriptor: Int32, closed: Bool) throws(Errno) {
    guard swiftkit_seal(descriptor, closed ? 1 : 0) == 0 else { throw Errno(rawValue: errno) }
  }
}
