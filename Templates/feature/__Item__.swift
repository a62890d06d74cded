/// One entry of the __Feature_title__ screen.
struct __Item__: Identifiable, Hashable, Codable, Sendable {
  let id: String
  let title: String
  let detail: String
}

#if DEBUG
  extension __Item__ {
    /// Entries for previews and tests.
    static let samples = [
      __Item__(id: "1", title: "Morning overview", detail: "Updated today at 9:41"),
      __Item__(id: "2", title: "Weekly summary", detail: "Seven changes since Monday"),
      __Item__(id: "3", title: "Archive", detail: "Everything before this year"),
    ]
  }
#endif
