//% if layout == list
/// One entry of the __name_words__ service.
//% else
/// The value of the __name_words__ service.
//% end
__access__ struct __Item__: Identifiable, Hashable, Codable, Sendable {
  __access__ let id: String
//% if layout == form
  __access__ var title: String
//% else
  __access__ let title: String
//% end
//% if access == public

  public init(id: String, title: String) {
    self.id = id
    self.title = title
  }
//% end
}

#if DEBUG
  extension __Item__ {
//% if layout == list
    /// Entries for previews and tests.
    static let samples = [
      __Item__(id: "1", title: "Morning overview"),
      __Item__(id: "2", title: "Weekly summary"),
    ]
//% else
    /// A value for previews and tests.
    static let sample = __Item__(id: "1", title: "Morning overview")
//% end
  }
#endif
