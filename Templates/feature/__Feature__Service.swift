/// Provides the entries of the __Feature_title__ screen.
__access__ protocol __Feature__Service: Sendable {
  func items() async throws -> [__Item__]
}
