/// What went wrong on a stream, for all copies of it.
///
/// A class with a lock, since threads of one run write to one stream.
final class StreamTrouble: @unchecked Sendable {
  private let lock = Monitor()
  private var first: Errno?
  private var isBroken = false

  func note(_ code: Errno) {
    lock.locked {
      if code == .brokenPipe { isBroken = true } else if first == nil { first = code }
    }
  }

  /// The first fault that is more than a reader who has gone.
  var fault: Errno? { lock.locked { first } }

  var hasNoReader: Bool { lock.locked { isBroken } }
}
