//% if layout == form
/// Loads and saves the value of the __Feature_title__ screen.
//% else
/// Provides the value of the __Feature_title__ screen.
//% end
__access__ protocol __Feature__Service: Sendable {
  /// The value, or nil if there is none.
  func item() async throws -> __Item__?
//% if layout == form
  func save(_ item: __Item__) async throws
//% end
}
