/// Where the __Feature_title__ screen gets what it shows, and where it is kept.
protocol __Feature__Service: Sendable {
  /// Nothing where there is none.
  func item() async throws -> __Item__?
  func save(_ item: __Item__) async throws
}
