/// What is sent.
__access__ struct __Item__: Equatable, Codable, Sendable {
  __access__ var title: String
//% if access == public

  public init(title: String) {
    self.title = title
  }
//% end
}
