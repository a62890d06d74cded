/// Loads and saves the values of __Name__Store.
protocol __Name__StoreService: Sendable {
  func values() async throws -> [__Id__: __Value__]
  func save(_ value: __Value__, for id: __Id__) async throws
}
