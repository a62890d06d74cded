/// One entry of the list.
struct __Item__: Identifiable, Equatable, Sendable {
  let id: String
  var title: String
}
