import Foundation

/// A service for previews and tests that ends as it is told to.
struct Mock__Name__Service: __Name__Service {
  enum Outcome: Sendable {
    case items([__Item__])
    case failure(message: String)
    /// No answer until the task is cancelled.
    case waiting
  }

  /// An error with a message that a person can read.
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
      while true { try await Task.sleep(for: .seconds(1)) }
    }
  }
}
