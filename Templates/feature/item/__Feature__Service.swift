//% if layout == form
/// Where the __Feature_title__ screen loads from and saves to.
//% else
/// Where the __Feature_title__ screen gets its value from.
//% end
protocol __Feature__Service: Sendable {
  /// The value, or nil if there is none.
  func item() async throws -> __Item__?
//% if layout == form
  func save(_ item: __Item__) async throws
//% end
}
