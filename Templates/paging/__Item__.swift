/// One entry of the list.
struct __Item__: Identifiable, Equatable, Codable, Sendable {
  let id: String
  var title: String
}
