import CMemory

extension OpenFolder {
  /// Gives the file `copy` the owner and the extended attributes of `original`, as far as the system lets; a file that
  /// replaces another one should not be told from it by more than its bytes.
  package func copyAttributes(of original: FilePath, to copy: FilePath) throws(FileFault) {
    let old = try place(of: original, for: "read").call {
      openat($0, $1, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    }
    guard old >= 0 else { return }
    defer { _ = close(old) }
    let new = try place(of: copy, for: "write").call { openat($0, $1, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK) }
    guard new >= 0 else { return }
    defer { _ = close(new) }
    swiftkit_copy_attributes(old, new)
  }
}
