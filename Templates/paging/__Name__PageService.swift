/// One page of a long list, and the cursor of the next.
struct __Name__Page: Equatable, Sendable {
  let items: [__Item__]
  /// The cursor for the next request; nil at the end of the list.
  let next: String?
}

/// Provides the list in pages.
protocol __Name__PageService: Sendable {
  /// The page after `cursor`; without one, the first page.
  func page(after cursor: String?) async throws -> __Name__Page
}
