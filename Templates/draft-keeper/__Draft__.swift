/// What a person has written and not handed in yet.
struct __Draft__: Codable, Equatable, Sendable {
  var title = ""
  var text = ""
}
