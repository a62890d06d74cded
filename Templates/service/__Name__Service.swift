//% if layout == list
/// Provides the __name_words__ entries.
__access__ protocol __Name__Service: Sendable {
  func items() async throws -> [__Item__]
}
//% else
//% if layout == form
/// Loads and saves the __name_words__.
//% else
/// Provides the __name_words__.
//% end
__access__ protocol __Name__Service: Sendable {
  /// The value, or nil if there is none.
  func item() async throws -> __Item__?
//% if layout == form
  func save(_ item: __Item__) async throws
//% end
}
//% end
