//% if Module
@testable import __Module__

//% end
/// A service that notes which pages are asked for and answers when the test says so.
@MainActor
final class Recording__Name__PageService: __Name__PageService {
  let pages = __Name__CallRecorder<String?, __Name__Page>()

  func page(after cursor: String?) async throws -> __Name__Page { try await pages.receive(cursor) }
}
