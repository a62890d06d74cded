#if DEBUG
  import Foundation

  /// A service with a fixed outcome, for previews and tests.
  struct Mock__Feature__Service: __Feature__Service {
    enum Outcome: Sendable {
      case items([__Item__])
      case failure(message: String)
      /// No response until the task is cancelled.
      case waiting
    }

    struct Failure: LocalizedError {
      let message: String
      var errorDescription: String? { message }
    }

    var outcome = Outcome.items(__Item__.samples)

    func items() async throws -> [__Item__] {
      switch outcome {
      case .items(let items):
        return items
      case .failure(let message):
        throw Failure(message: message)
      case .waiting:
//% if ios == 15
        while true { try await Task.sleep(nanoseconds: 1_000_000_000) }
//% else
        while true { try await Task.sleep(for: .seconds(1)) }
//% end
      }
    }
  }
#endif
