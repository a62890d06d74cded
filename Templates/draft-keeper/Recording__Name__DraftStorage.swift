//% if Module
@testable import __Module__

//% end
/// A storage that records what is saved and responds when the test tells it to.
@MainActor
final class Recording__Name__DraftStorage: __Name__DraftStorage {
  let loads = CallRecorder<Int, __Draft__?>()
  let saves = CallRecorder<__Draft__, Void>()
  let removals = CallRecorder<Int, Void>()

  func load() async throws -> __Draft__? { try await loads.receive(loads.calls.count) }

  func save(_ draft: __Draft__) async throws { try await saves.receive(draft) }

  func remove() async throws { try await removals.receive(removals.calls.count) }
}
