/// A few machine words that two processes see at the same time; what one stores, the other loads.
///
/// One process makes them and hands the descriptor to the other. A store is one aligned word and so is never seen
/// half done; nothing else is promised about order.
package struct SharedWords: ~Copyable, @unchecked Sendable {
  private static let size = 4096

  package let descriptor: Int32
  private let words: UnsafeMutablePointer<UInt64>

  /// Makes new words, all zero, in a file of `folder` that has no name any more.
  package init(in folder: FilePath = "/tmp") throws(FileFault) {
    var name = Array(folder.appending("swiftkit-words-XXXXXX").string.utf8CString)
    let made = SpawnLock.hold {
      let made = mkstemp(&name)
      _ = fcntl(made, F_SETFD, FD_CLOEXEC)
      return made
    }
    guard made >= 0 else { throw FileFault("make a file in", folder, code: Errno(rawValue: errno)) }
    unlink(name)
    guard ftruncate(made, off_t(SharedWords.size)) == 0 else {
      let code = Errno(rawValue: errno)
      close(made)
      throw FileFault("make a file in", folder, code: code)
    }
    do {
      self = try SharedWords(descriptor: made)
    } catch {
      close(made)
      throw FileFault("share memory in", folder, code: error)
    }
  }

  /// Takes the words behind a descriptor that another process made.
  package init(descriptor: Int32) throws(Errno) {
    let mapped = mmap(nil, SharedWords.size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
    guard let mapped, mapped != MAP_FAILED else { throw Errno(rawValue: errno) }
    self.descriptor = descriptor
    words = mapped.assumingMemoryBound(to: UInt64.self)
  }

  package subscript(index: Int) -> UInt64 {
    get { words[index] }
    nonmutating set { words[index] = newValue }
  }

  deinit {
    munmap(words, SharedWords.size)
    close(descriptor)
  }
}
