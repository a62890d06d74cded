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
}
