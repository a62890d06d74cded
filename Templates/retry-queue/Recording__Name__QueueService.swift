import Foundation
//% if Module

@testable import __Module__
//% end

/// A service that notes what is sent and answers when the test says so.
@MainActor
final class Recording__Name__QueueService: __Name__QueueService {
  struct Sending: Equatable, Sendable {
    let item: __Item__
    let id: UUID
  }

  let sendings = CallRecorder<Sending, Void>()

  func send(_ item: __Item__, id: UUID) async throws {
    try await sendings.receive(Sending(item: item, id: id))
  }
}

/// A storage that notes what was saved, and fails when the test says so.
@MainActor
final class Recording__Name__QueueStorage: __Name__QueueStorage {
  var kept: [__Name__QueueEntry] = []
  var failure: (any Error)?
  private(set) var saves: [[__Name__QueueEntry]] = []

  func load() async throws -> [__Name__QueueEntry] {
    if let failure { throw failure }
    return kept
  }

  func save(_ entries: [__Name__QueueEntry]) async throws {
    saves.append(entries)
    if let failure { throw failure }
    kept = entries
  }
}
