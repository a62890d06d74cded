/// One page of a long list, and the cursor of the next.
__access__ struct __Name__Page: Equatable, Sendable {
  __access__ let items: [__Item__]
  /// The cursor for the next request; nil at the end of the list.
  __access__ let next: String?
//% if access == public

  public init(items: [__Item__], next: String?) {
    self.items = items
    self.next = next
  }
//% end
}

/// Provides the list in pages.
__access__ protocol __Name__PageService: Sendable {
  /// The page after `cursor`; without one, the first page.
  func page(after cursor: String?) async throws -> __Name__Page
}
