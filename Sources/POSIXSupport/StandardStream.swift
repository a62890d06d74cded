/// A stream that a command writes to; the command line gives the real ones, a test may give a pipe.
package struct StandardStream: Sendable {
  package let descriptor: Int32

  package init(descriptor: Int32) { self.descriptor = descriptor }

  package static let output = StandardStream(descriptor: STDOUT_FILENO)
  package static let error = StandardStream(descriptor: STDERR_FILENO)

  /// Writes `text`; a reader that has gone away is no error, as with every well-behaved filter.
  package func write(_ text: String) {
    _ = AtomicFile.writeAll(Array(text.utf8), to: descriptor)
  }

  package var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Columns of the terminal behind the stream, or nil when there is none.
  package var columns: Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
