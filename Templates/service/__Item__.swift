/// One entry of the __name_words__ service.
struct __Item__: Identifiable, Hashable, Codable, Sendable {
  let id: String
  let title: String
}

extension __Item__ {
  /// Entries for previews and tests.
  static let samples = [
    __Item__(id: "1", title: "Morning overview"),
    __Item__(id: "2", title: "Weekly summary"),
  ]
}
