/// The value that the __Feature_title__ screen shows.
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
    /// A value for previews and tests.
    static let sample = __Item__(id: "1", title: "Morning overview", detail: "Updated at 9:41")
  }
#endif
