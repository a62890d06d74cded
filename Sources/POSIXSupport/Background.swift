/// One piece of work that a second thread does while its owner does something else.
///
/// Whoever needs the value waits for it. Where there is no second thread, or it has not begun yet, the one who asks does
/// the work. When this goes, what has begun is waited for, and what has not never begins.
package final class Background<Value: Sendable>: Sendable {
  private let shared: Shared
  private let thread: WorkThread?

  package init(_ work: @escaping @Sendable () -> Value) {
    let shared = Shared(work)
    self.shared = shared
    thread = Processors.count > 1 ? WorkThread { _ = shared.value(waiting: false) } : nil
  }

  deinit {
    shared.cancel()
    thread?.join()
  }

  package var value: Value {
    guard let value = shared.value(waiting: true) else { preconditionFailure("it is cancelled only when this goes") }
    return value
  }

  /// What both threads see; its monitor guards everything that changes.
  private final class Shared: @unchecked Sendable {
    private enum State {
      case waiting(@Sendable () -> Value)
      case begun
      case done(Value)
      case cancelled
    }

    private let monitor = Monitor()
    private var state: State

    init(_ work: @escaping @Sendable () -> Value) { state = .waiting(work) }

    /// Does the work unless somebody does it already; nil where it was cancelled, or somebody does and is not waited for.
    func value(waiting isWaiting: Bool) -> Value? {
      let work = monitor.locked { () -> (@Sendable () -> Value)? in
        guard case .waiting(let work) = state else { return nil }
        state = .begun
        return work
      }
      if let work {
        let value = work()
        monitor.locked {
          state = .done(value)
          monitor.changed()
        }
        return value
      }
      guard isWaiting else { return nil }
      return monitor.locked {
        while case .begun = state { monitor.wait() }
        if case .done(let value) = state { return value }
        return nil
      }
    }

    func cancel() {
      monitor.locked { if case .waiting = state { state = .cancelled } }
    }
  }
}
