/// One entry of the __Feature_title__ screen.
__access__ struct __Item__: Identifiable, Hashable, Codable, Sendable {
  __access__ let id: String
  __access__ let title: String
  __access__ let detail: String
//% if access == public

  public init(id: String, title: String, detail: String) {
    self.id = id
    self.title = title
    self.detail = detail
  }
//% end
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
