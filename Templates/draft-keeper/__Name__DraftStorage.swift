/// Stores a draft across launches.
__access__ protocol __Name__DraftStorage: Sendable {
  func load() async throws -> __Draft__?
  func save(_ draft: __Draft__) async throws
  func remove() async throws
}
