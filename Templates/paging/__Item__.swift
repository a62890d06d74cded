/// One entry of the list.
__access__ struct __Item__: Identifiable, Equatable, Codable, Sendable {
  __access__ let id: String
  __access__ var title: String
//% if access == public

  public init(id: String, title: String) {
    self.id = id
    self.title = title
  }
//% end
}
