/// A part of a long list, and where the next one begins.
struct __Name__Page: Equatable, Sendable {
  let items: [__Item__]
  /// What the next request names; nil where the list ends.
  let next: String?
}

/// What gives the list in pages.
protocol __Name__PageService: Sendable {
  /// The page behind `cursor`; the first one without.
  func page(after cursor: String?) async throws -> __Name__Page
}
