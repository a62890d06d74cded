/// What is sent.
struct __Item__: Equatable, Codable, Sendable {
  var title: String
}
