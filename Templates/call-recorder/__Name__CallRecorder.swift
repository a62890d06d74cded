/// Records calls to a service; each waits until the test answers it.
///
/// A test can check the calls and decide which of two requests ends first, without timers.
@MainActor
final class __Name__CallRecorder<Call: Sendable, Answer: Sendable> {
  private(set) var calls: [Call] = []
  private var open: [Int: CheckedContinuation<Answer, any Error>] = [:]
  private var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

  /// The number of unanswered calls.
  var openCount: Int { open.count }

  /// Records a call, which ends when the test answers it or its task is cancelled.
  func receive(_ call: Call) async throws -> Answer {
    let number = calls.count
    calls.append(call)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        open[number] = continuation
        tellWatchers()
        if Task.isCancelled { answer(.failure(CancellationError()), toCall: number) }
      }
    } onCancel: {
      Task { @MainActor in self.answer(.failure(CancellationError()), toCall: number) }
    }
  }

  /// Waits until this many calls have been made in total.
  func waitForCalls(_ count: Int) async {
    guard calls.count < count else { return }
    await withCheckedContinuation { watchers.append((count, $0)) }
  }

  /// Ends the call with this number, counted from 0; does nothing if it has already ended.
  func answer(_ result: Result<Answer, any Error>, toCall number: Int) {
    open.removeValue(forKey: number)?.resume(with: result)
  }

  private func tellWatchers() {
    let ready = watchers.filter { $0.count <= calls.count }
    watchers.removeAll { $0.count <= calls.count }
    for watcher in ready { watcher.continuation.resume() }
  }
}
