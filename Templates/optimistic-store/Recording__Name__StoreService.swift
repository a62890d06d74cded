//% if Module
@testable import __Module__

//% end
/// A service that records its calls and responds when the test tells it to.
@MainActor
final class Recording__Name__StoreService: __Name__StoreService {
  struct Save: Equatable, Sendable {
    let id: __Id__
    let value: __Value__
  }

  let loads = CallRecorder<Int, [__Id__: __Value__]>()
  let saves = CallRecorder<Save, Void>()

  func values() async throws -> [__Id__: __Value__] { try await loads.receive(loads.calls.count) }

  func save(_ value: __Value__, for id: __Id__) async throws {
    try await saves.receive(Save(id: id, value: value))
  }
}
