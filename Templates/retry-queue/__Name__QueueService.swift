import Foundation

/// What takes the items, and may be out of reach.
__access__ protocol __Name__QueueService: Sendable {
  /// - Throws: `__Name__QueueRefusal` where trying again would not help; anything else is tried again.
  func send(_ item: __Item__, id: UUID) async throws
}

/// The service does not want an item, and says why.
__access__ struct __Name__QueueRefusal: Error, Equatable {
  __access__ let reason: String
//% if access == public

  public init(reason: String) {
    self.reason = reason
  }
//% end
}

/// Where the queue outlives the app.
__access__ protocol __Name__QueueStorage: Sendable {
  func load() async throws -> [__Name__QueueEntry]
  func save(_ entries: [__Name__QueueEntry]) async throws
}
