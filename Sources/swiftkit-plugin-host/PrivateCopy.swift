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
    /// A new file has no mark of a download: a library that was trusted is no longer asked about by the system.
    init(of bytes: [UInt8], in folder: FilePath = ProcessEnvironment.temporaryFolder()) throws(LibraryFault) {
      // A library that ends the process while it is loaded leaves its copy behind; the next one here takes it away.
      TemporaryNames.removeAbandoned(in: folder)
      var attempt = 0
      while true {
        let name = folder.appending(TemporaryNames.name(attempt))
        let made = name.withPlatformString { open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600) }
        if made >= 0 {
          // Held until the process ends, as its name says; see TemporaryNames.
          _ = flock(made, LOCK_SH | LOCK_NB)
          path = name
          guard let fault = AtomicFile.writeAll(bytes, to: made) else { return }
          forgetName()
          close(made)
          throw .notCopied(folder, fault)
        }
        let code = Errno(rawValue: errno)
        attempt += 1
        guard code == .fileExists, attempt < 10_000 else { throw .notCopied(folder, code) }
      }
    }

    /// Takes the copy's name away once it is loaded.
    func forgetName() { _ = path.withPlatformString { unlink($0) } }
  #endif
}
