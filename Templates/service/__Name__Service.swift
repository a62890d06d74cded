/// Where the __name_words__ entries come from.
protocol __Name__Service: Sendable {
  func items() async throws -> [__Item__]
}
