/// What the __Feature_title__ screen lets people change.
struct __Item__: Identifiable, Hashable, Codable, Sendable {
  let id: String
  var title: String
  var detail: String
}

extension __Item__ {
  /// One for previews and tests.
  static let sample = __Item__(id: "1", title: "Morning overview", detail: "Updated at 9:41")
}
