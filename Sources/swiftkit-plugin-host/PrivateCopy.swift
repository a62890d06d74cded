import POSIXSupport

/// A copy of a library that only this process can reach, so that what was verified is what is loaded.
///
/// Whoever can write the original could put other bytes there between the look at it and its loading. For the loader the
/// copy stands alone: libraries beside the original, which nobody verified, are not found from it.
struct PrivateCopy {
  /// Where the loader finds it. It is this process's only copy of that name: the loader takes a name that it has seen for
  /// the library that it has, so the descriptor stays open for good.
  let path: FilePath

  #if os(Linux)
    /// Makes it in memory, which no mount option keeps from being run, and closes it: nobody can change it any more.
    init(of bytes: [UInt8]) throws(LibraryFault) {
      do throws(Errno) {
        let made = try MemoryFile.make(program: true)
        if let fault = AtomicFile.writeAll(bytes, to: made) {
          close(made)
          throw fault
        }
        try MemoryFile.seal(made, closed: true)
        path = FilePath("/proc/self/fd/\(made)")
      } catch {
        throw .notCopied("/proc/self/fd", error)
      }
    }

    /// There is no name to take away.
    func forgetName() {}
  #else
    init(of bytes: [UInt8], in folder: FilePath = "/tmp") throws(LibraryFault) {
      var name = Array(folder.appending("swiftkit-library-XXXXXX").string.utf8CString)
      let made = mkstemp(&name)
      guard made >= 0 else { throw .notCopied(folder, Errno(rawValue: errno)) }
      _ = fcntl(made, F_SETFD, FD_CLOEXEC)
      if let fault = AtomicFile.writeAll(bytes, to: made) {
        unlink(name)
        close(made)
        throw .notCopied(folder, fault)
      }
      path = FilePath(String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self))
    }

    /// Takes the copy's name away once it is loaded.
    func forgetName() { _ = path.withPlatformString { unlink($0) } }
  #endif
}
