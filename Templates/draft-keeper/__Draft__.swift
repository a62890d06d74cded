/// What the user has written but not submitted yet.
struct __Draft__: Codable, Equatable, Sendable {
  var title = ""
  var text = ""
}
