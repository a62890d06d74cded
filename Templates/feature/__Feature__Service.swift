/// Where the __Feature_title__ screen gets its entries from.
protocol __Feature__Service: Sendable {
  func items() async throws -> [__Item__]
}
