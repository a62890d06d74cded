/// A stream that a command writes to; the command line gives the real ones, a test may give a pipe.
package struct StandardStream: Sendable {
  package let descriptor: Int32
  private let trouble = StreamTrouble()

  package init(descriptor: Int32) { self.descriptor = descriptor }

  package static let output = StandardStream(descriptor: STDOUT_FILENO)
  package static let error = StandardStream(descriptor: STDERR_FILENO)

  /// Writes `text`; what keeps it from arriving is to be asked for in the end, by `fault`.
  package func write(_ text: String) { write(Array(text.utf8)) }

  package func write(_ bytes: [UInt8]) {
    if let code = AtomicFile.writeAll(bytes, to: descriptor) { trouble.note(code) }
  }

  /// What kept the first text that did not arrive from arriving: a full disk, a closed descriptor.
  ///
  /// A reader that has gone away is no fault, as with every well-behaved filter.
  package var fault: Errno? { trouble.fault }

  /// Whether nobody reads any more: the other end of the pipe is closed, the terminal is gone.
  package var isAbandoned: Bool {
    var request = pollfd(fd: descriptor, events: 0, revents: 0)
    guard poll(&request, 1, 0) > 0 else { return trouble.hasNoReader }
    return Int32(request.revents) & (POLLERR | POLLHUP | POLLNVAL) != 0 || trouble.hasNoReader
  }

  /// Fills the first three descriptors where whoever started us closed them, so that no file of ours gets such a number.
  ///
  /// Writing to them and reading from them then fails as it would have.
  package static func occupy() {
    for (descriptor, mode) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)] {
      if fcntl(descriptor, F_GETFD) < 0 { _ = open("/dev/null", mode) }
    }
  }

  package var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Columns of the terminal behind the stream, or nil when there is none.
  package var columns: Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
