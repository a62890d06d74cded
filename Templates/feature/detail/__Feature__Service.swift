/// Where the __Feature_title__ screen gets what it shows.
protocol __Feature__Service: Sendable {
  /// Nothing where there is none.
  func item() async throws -> __Item__?
}
