/// The value that the __Feature_title__ screen edits.
struct __Item__: Identifiable, Hashable, Codable, Sendable {
  let id: String
  var title: String
  var detail: String
}

#if DEBUG
  extension __Item__ {
    /// A value for previews and tests.
    static let sample = __Item__(id: "1", title: "Morning overview", detail: "Updated at 9:41")
  }
#endif
