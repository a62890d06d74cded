//% if Module
@testable import __Module__

//% end
/// A service that records which pages are requested and responds when the test tells it to.
@MainActor
final class Recording__Name__PageService: __Name__PageService {
  let pages = CallRecorder<String?, __Name__Page>()

  func page(after cursor: String?) async throws -> __Name__Page { try await pages.receive(cursor) }
}
