  struct Instant: InstantProtocol {
    var offset: Duration = .zero

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct Sleeper {
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct Watcher {
    let count: Int
    let continuation: CheckedContinuation<Void, Never>
  }

  private let lock = NSLock()
  private var time = Instant()
  private var sleepers: [UUID: Sleeper] = [:]
  private var watchers: [UUID: Watcher] = [:]

  var now: Instant { lock.withLock { time } }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = UUID()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let watching = lock.withLock { () -> [Watcher]? in
          guard !Task.isCancelled, deadline > time else { return nil }
          sleepers[id] = Sleeper(deadline: deadline, continuation: continuation)
          return readyWatchers()
        }
        guard let watching else {
          return continuation.resume(
            with: Task.isCancelled ? .failure(CancellationError()) : .success(()))
        }
        for watcher in watching { watcher.continuation.resume() }
      }
    } onCancel: {
      let sleeper = lock.withLock { sleepers.removeValue(forKey: id) }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Lets time pass, and wakes the tasks that waited for it.
  func advance(by duration: Duration) {
    let due = lock.withLock {
      time = time.advanced(by: duration)
      let due = sleepers.filter { $0.value.deadline <= time }
      for id in due.keys { sleepers[id] = nil }
      return due.values.sorted { $0.deadline < $1.deadline }
    }
    for sleeper in due { sleeper.continuation.resume() }
  }

  /// Waits until this many tasks sleep, so that time does not pass before they start waiting.
  ///
  /// If they do not sleep in time, the test fails and goes on.
  func waitForSleepers(
    _ count: Int, within limit: Duration = .seconds(20),
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let id = UUID()
    let timer = Task {
      try await Task.sleep(for: limit)
      guard let watcher = lock.withLock({ watchers.removeValue(forKey: id) }) else { return }
      Issue.record(
        "fewer than \(count) tasks slept within \(limit)", sourceLocation: sourceLocation)
      watcher.continuation.resume()
    }
    await withCheckedContinuation { continuation in
      let isThere = lock.withLock {
        if sleepers.count >= count { return true }
        watchers[id] = Watcher(count: count, continuation: continuation)
        return false
      }
      if isThere { continuation.resume() }
    }
    timer.cancel()
  }

  private func readyWatchers() -> [Watcher] {
    let ready = watchers.filter { $0.value.count <= sleepers.count }
    for id in ready.keys { watchers[id] = nil }
    return Array(ready.values)
  }
