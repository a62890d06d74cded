/// Both ends of a pipe; each end is closed when it is closed by name or when the owner goes.
package struct Pipe: ~Copyable, Sendable {
  private var readEnd: Int32
  private var writeEnd: Int32

  package init() throws(Errno) {
    var ends: [Int32] = [-1, -1]
    // Glibc shows its pipe2 only to C programs that ask for GNU extensions.
    let failure: Errno? = SpawnLock.hold {
      guard pipe(&ends) == 0 else { return Errno(rawValue: errno) }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      return nil
    }
    if let failure { throw failure }
    readEnd = ends[0]
    writeEnd = ends[1]
  }

  /// Lets up to `size` bytes wait in the pipe, so that whoever writes much need not wait for the reader; only where the
  /// system can do that.
  package func widen(to size: Int32) {
    #if canImport(Glibc)
      // F_SETPIPE_SZ, which Glibc shows only to C programs that ask for GNU extensions.
      _ = fcntl(writeEnd, 1031, size)
    #endif
  }

  package var reading: Int32 { readEnd }
  package var writing: Int32 { writeEnd }

  package mutating func closeReading() { readEnd = Pipe.closed(readEnd) }
  package mutating func closeWriting() { writeEnd = Pipe.closed(writeEnd) }

  private static func closed(_ descriptor: Int32) -> Int32 {
    if descriptor >= 0 { _ = close(descriptor) }
    return -1
  }

  deinit {
    _ = Pipe.closed(readEnd)
    _ = Pipe.closed(writeEnd)
  }
}
