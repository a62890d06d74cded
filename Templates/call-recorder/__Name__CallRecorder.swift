/// Calls of a service as they come, each waiting until the test answers it.
///
/// A test asserts what reached the service, and decides which of two requests ends first, without waiting for time.
@MainActor
final class __Name__CallRecorder<Call: Sendable, Answer: Sendable> {
  private(set) var calls: [Call] = []
  private var open: [Int: CheckedContinuation<Answer, any Error>] = [:]
  private var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

  /// How many calls nobody has answered yet.
  var openCount: Int { open.count }

  /// What the service does with a call: it is noted, and ends when the test says so or its task is cancelled.
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

  /// Waits until so many calls came in all.
  func waitForCalls(_ count: Int) async {
    guard calls.count < count else { return }
    await withCheckedContinuation { watchers.append((count, $0)) }
  }

  /// Ends the call of this number, counted from 0; one that has ended stays as it is.
  func answer(_ result: Result<Answer, any Error>, toCall number: Int) {
    open.removeValue(forKey: number)?.resume(with: result)
  }

  private func tellWatchers() {
    let ready = watchers.filter { $0.count <= calls.count }
    watchers.removeAll { $0.count <= calls.count }
    for watcher in ready { watcher.continuation.resume() }
  }
}
