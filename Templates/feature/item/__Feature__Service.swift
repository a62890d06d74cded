//% if layout == form
/// Where the __Feature_title__ screen gets what it shows, and where it is kept.
//% else
/// Where the __Feature_title__ screen gets what it shows.
//% end
protocol __Feature__Service: Sendable {
  /// Nothing where there is none.
  func item() async throws -> __Item__?
  //% if layout == form
  func save(_ item: __Item__) async throws
  //% end
}
