#if DEBUG
  import Foundation

  /// A service with a fixed outcome, for previews and tests.
  struct Mock__Name__Service: __Name__Service {
    enum Outcome: Sendable {
//% if layout == list
      case items([__Item__])
//% else
      case item(__Item__?)
//% end
      case failure(message: String)
      /// No response until the task is cancelled.
      case waiting
    }

    struct Failure: LocalizedError {
      let message: String
      var errorDescription: String? { message }
    }

//% if layout == list
    var outcome = Outcome.items(__Item__.samples)

    func items() async throws -> [__Item__] {
      switch outcome {
      case .items(let items):
        return items
//% else
    var outcome = Outcome.item(__Item__.sample)

    func item() async throws -> __Item__? {
      switch outcome {
      case .item(let item):
        return item
//% end
      case .failure(let message):
        throw Failure(message: message)
      case .waiting:
        while true { try await Task.sleep(for: .seconds(1)) }
      }
    }
//% if layout == form

    func save(_ item: __Item__) async throws {
      switch outcome {
      case .item:
        return
      case .failure(let message):
        throw Failure(message: message)
      case .waiting:
        while true { try await Task.sleep(for: .seconds(1)) }
      }
    }
//% end
  }
#endif
