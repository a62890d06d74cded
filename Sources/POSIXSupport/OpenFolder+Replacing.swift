import CMemory

extension OpenFolder {
  /// Puts `new` in the place of the regular file at `relative` while that holds `old`; false, and nothing is changed,
  /// where it holds something else.
  ///
  /// The file keeps its permissions, and a reader or a power cut finds the old bytes or the new ones. Where the file
  /// system can exchange two names, a text that another program saves meanwhile is not lost either.
  package func replace(_ relative: FilePath, holding old: [UInt8], with new: [UInt8]) throws(FileFault) -> Bool {
    guard let status = try status(of: relative), status.kind == .file else {
      throw FileFault("replace", path.pushing(relative), reason: "it is not a regular file")
    }
    let beside = relative.removingLastComponent()
    guard try bytes(of: relative) == old else { return false }
    let copy = try temporary(in: beside, new, permissions: mode_t(status.permissions))
    do throws(FileFault) {
      try copyAttributes(of: relative, to: copy)
      let isReplaced = try exchange(copy, for: relative, holding: old)
      try? remove(copy)
      return isReplaced
    } catch {
      try? remove(copy)
      throw error
    }
  }

  /// Exchanges the names; where what comes out is not `old`, it goes back in.
  private func exchange(_ copy: FilePath, for relative: FilePath, holding old: [UInt8]) throws(FileFault) -> Bool {
    guard let mine = try status(of: copy)?.inode else { return false }
    guard try exchangeNames(copy, relative) else {
      // Then the time between this look and the rename is all that is left to chance.
      guard try bytes(of: relative) == old else { return false }
      try rename(copy, over: relative)
      return true
    }
    if (try? bytes(of: copy)) == old { return true }
    // Somebody saved since the look. What is in our hands now is theirs, and may be outdated already when it is back.
    for _ in 0..<1_000 {
      guard try exchangeNames(copy, relative) else { break }
      if try status(of: copy)?.inode == mine { return false }
    }
    throw FileFault("replace", path.pushing(relative), reason: "it keeps changing")
  }

  /// A new file with these bytes beside the one to replace, on the disk.
  private func temporary(
    in folder: FilePath, _ bytes: [UInt8], permissions: mode_t
  ) throws(FileFault) -> FilePath {
    var attempt = 0
    while true {
      let name = folder.appending(".swiftkit-\(getpid())-\(attempt).tmp")
      do throws(FileFault) {
        try create(name, bytes, permissions: permissions, exactly: true, syncing: true)
        return name
      } catch {
        attempt += 1
        if error.code == .fileExists, attempt < 10_000 { continue }
        if error.code != .fileExists { try? remove(name) }
        throw error
      }
    }
  }

  /// Exchanges two names in one step; false where the system cannot.
  private func exchangeNames(_ first: FilePath, _ second: FilePath) throws(FileFault) -> Bool {
    let one = try place(of: first, for: "replace")
    let other = try place(of: second, for: "replace")
    let result = one.call { folder, from in other.call { swiftkit_exchange_names(folder, from, $0, $1) } }
    if result == 0 { return true }
    let code = Errno(rawValue: errno)
    let cannot: [Errno] = [.invalidArgument, .noFunction, .notSupported, .notSupportedOnSocket]
    guard cannot.contains(code) else { throw FileFault("replace", path.pushing(second), code: code) }
    return false
  }
}
