  private(set) var calls: [Call] = []
  private var open: [Int: CheckedContinuation<Answer, any Error>] = [:]
  private var watchers: [Int: (count: Int, continuation: CheckedContinuation<Void, Never>)] = [:]
  private var watcherCount = 0

  /// The number of unanswered calls.
  var openCount: Int { open.count }

  /// Records a call, which ends when the test answers it or its task is cancelled.
  func receive(_ call: Call) async throws -> Answer {
    let number = calls.count
    calls.append(call)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        open[number] = continuation
        for (id, watcher) in watchers where watcher.count <= calls.count { endWatching(id) }
        if Task.isCancelled { answer(.failure(CancellationError()), toCall: number) }
      }
    } onCancel: {
      Task { @MainActor in self.answer(.failure(CancellationError()), toCall: number) }
    }
  }

  /// Waits until this many calls have been made in total; if they do not come in time, the test fails and goes on.
  func waitForCalls(
//% if ios == 15
    _ count: Int, within seconds: Double = 20,
//% else
    _ count: Int, within limit: Duration = .seconds(20),
//% end
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    guard calls.count < count else { return }
    watcherCount += 1
    let id = watcherCount
    let timer = Task {
//% if ios == 15
      try await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
//% else
      try await Task.sleep(for: limit)
//% end
      endWatching(id)
    }
    await withCheckedContinuation { watchers[id] = (count, $0) }
    timer.cancel()
    if calls.count < count {
      Issue.record(
//% if ios == 15
        "\(calls.count) of \(count) calls came within \(seconds) seconds",
        sourceLocation: sourceLocation)
//% else
        "\(calls.count) of \(count) calls came within \(limit)", sourceLocation: sourceLocation)
//% end
    }
  }

  /// Ends the call with this number, counted from 0; does nothing if it has already ended.
  func answer(_ result: Result<Answer, any Error>, toCall number: Int) {
    open.removeValue(forKey: number)?.resume(with: result)
  }

  private func endWatching(_ id: Int) {
    watchers.removeValue(forKey: id)?.continuation.resume()
  }
