/// Ends a query that takes too long or that nobody waits for any more.
///
/// SQLite asks it between the steps of its machine, on the thread that runs the query.
final class QueryWatch {
  enum End {
    case late, givenUp
  }

  private let deadline: ContinuousClock.Instant
  private let isStopped: () -> Bool
  /// Why the query was ended; nil while it may go on.
  private(set) var end: End?

  init(time: Duration, isStopped: @escaping () -> Bool) {
    deadline = .now + time
    self.isStopped = isStopped
  }

  /// Whether the query has to end now.
  func isOver() -> Bool {
    if end == nil, isStopped() { end = .givenUp }
    if end == nil, ContinuousClock.now > deadline { end = .late }
    return end != nil
  }
}
