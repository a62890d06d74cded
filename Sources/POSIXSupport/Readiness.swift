/// Waiting for a descriptor that another program has set to answer "try again" instead of waiting.
///
/// The flag belongs to the open file, not to the process: whoever shares a terminal or a pipe with us may have set it.
enum Readiness {
  /// Waits until `event` (`POLLIN` or `POLLOUT`) or an end; false when that cannot be waited for.
  static func wait(until event: Int32, on descriptor: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    while poll(&request, 1, -1) < 0 {
      guard errno == EINTR else { return false }
    }
    return true
  }

  /// Waits until there is input, or its end; false when `output` has lost its reader, for whom the input would be read.
  static func waitForInput(on input: Int32, whileRead output: Int32) -> Bool {
    while true {
      var ends = [
        pollfd(fd: input, events: Int16(POLLIN), revents: 0), pollfd(fd: output, events: 0, revents: 0),
      ]
      if poll(&ends, 2, -1) < 0 {
        // Where this cannot be waited for, reading tells what there is.
        guard errno == EINTR else { return true }
        continue
      }
      return Int32(ends[1].revents) & (POLLERR | POLLHUP | POLLNVAL) == 0
    }
  }
}
