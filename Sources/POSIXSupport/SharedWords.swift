/// A few machine words that two processes see at the same time; what one stores, the other loads.
///
/// One process makes them and hands the descriptor to the other. A store is one aligned word and so is never seen
/// half done; nothing else is promised about order. The other process may store whatever it likes, but it cannot take
/// the memory away.
package struct SharedWords: ~Copyable, @unchecked Sendable {
  private static let size = 4096

  package let descriptor: Int32
  private let words: UnsafeMutablePointer<UInt64>

  /// Makes new words, all zero, which lie in no folder.
  package init() throws(Errno) {
    let made = try MemoryFile.make()
    do throws(Errno) {
      guard ftruncate(made, off_t(SharedWords.size)) == 0 else { throw Errno(rawValue: errno) }
      // Reading memory whose file was cut off meanwhile would be our end.
      try MemoryFile.seal(made, closed: false)
      self = try SharedWords(descriptor: made)
    } catch {
      _ = close(made)
      throw error
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
