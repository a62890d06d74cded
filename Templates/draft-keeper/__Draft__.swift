/// What the user has written but not submitted yet.
__access__ struct __Draft__: Codable, Equatable, Sendable {
  __access__ var title = ""
  __access__ var text = ""
//% if access == public

  public init() {}
//% end
}
