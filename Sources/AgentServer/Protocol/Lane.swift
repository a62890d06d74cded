import POSIXSupport

/// A thread that does one job after another, in the order in which they came.
final class Lane: @unchecked Sendable {
  /// The bytes of messages that may wait; whoever brings more waits too, so that a client cannot fill the memory.
  private static let mostWaiting = 32 << 20

  private let monitor = Monitor()
  private var jobs: [(weight: Int, work: @Sendable () -> Void)] = []
  /// Where in `jobs` the next one is.
  private var first = 0
  private var waiting = 0
  private var isClosed = false
  private var thread: WorkThread?
  private let idle: (@Sendable () -> Void)?

  /// - Parameter idle: called about every two seconds while there is nothing to do.
  init(idle: (@Sendable () -> Void)? = nil) { self.idle = idle }

  /// Lets `job` be done; at once, by the caller, where the system gives no thread.
  ///
  /// - Parameter weight: the bytes of the message that it keeps.
  func add(weight: Int = 0, _ job: @escaping @Sendable () -> Void) {
    let isStarted = monitor.locked {
      // Most sessions need one of the lanes only.
      if thread == nil { thread = WorkThread { [self] in work() } }
      guard thread != nil else { return false }
      while waiting >= Lane.mostWaiting { monitor.wait() }
      // A job takes some memory however short its message is.
      jobs.append((weight + 512, job))
      waiting += weight + 512
      monitor.changed()
      return true
    }
    if !isStarted { job() }
  }

  /// Waits until everything is done; no job may be added any more.
  func finish() {
    let thread = monitor.locked {
      isClosed = true
      monitor.changed()
      return self.thread
    }
    thread?.join()
  }

  private enum Step {
    case job(@Sendable () -> Void)
    case idle, end
  }

  private func work() {
    while true {
      switch step() {
      case .job(let job): job()
      case .idle: idle?()
      case .end: return
      }
    }
  }

  private func step() -> Step {
    monitor.locked {
      var hasWaited = false
      while first == jobs.count {
        if isClosed { return .end }
        if hasWaited, idle != nil { return .idle }
        monitor.wait(milliseconds: idle == nil ? nil : 2_000)
        hasWaited = true
      }
      return .job(takeFirst())
    }
  }

  private func takeFirst() -> @Sendable () -> Void {
    let job = jobs[first]
    jobs[first].work = {}
    first += 1
    if first == jobs.count || first > 1_000 {
      jobs.removeFirst(first)
      first = 0
    }
    waiting -= job.weight
    monitor.changed()
    return job.work
  }
}
