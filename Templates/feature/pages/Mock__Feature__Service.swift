#if DEBUG
  import Foundation

  /// A service with a fixed outcome, for previews: a list in two pages, or none.
  struct Mock__Feature__Service: __Feature__PageService {
    enum Outcome: Sendable {
      case items([__Item__])
      /// The second page fails.
      case firstPage([__Item__], message: String)
      case failure(message: String)
      /// No answer until the task is cancelled.
      case waiting
    }

    struct Failure: LocalizedError {
      let message: String
      var errorDescription: String? { message }
    }

    var outcome = Outcome.items(__Item__.samples)

    func page(after cursor: String?) async throws -> __Feature__Page {
      switch outcome {
      case .items(let items):
        let half = (items.count + 1) / 2
        return cursor == nil
          ? __Feature__Page(items: Array(items.prefix(half)), next: items.isEmpty ? nil : "second")
          : __Feature__Page(items: Array(items.dropFirst(half)), next: nil)
      case .firstPage(let items, let message):
        guard cursor == nil else { throw Failure(message: message) }
        return __Feature__Page(items: items, next: "second")
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
//% if !declared

  extension __Item__ {
    /// Entries for previews.
    static let samples = [
      __Item__(id: "1", title: "Morning overview"),
      __Item__(id: "2", title: "Weekly summary"),
      __Item__(id: "3", title: "Archive"),
    ]
  }
//% end
#endif
