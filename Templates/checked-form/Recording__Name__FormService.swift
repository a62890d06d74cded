//% if Module
@testable import __Module__

//% end
/// A service that records submissions and responds when the test tells it to.
@MainActor
final class Recording__Name__FormService: __Name__FormService {
  let submissions = CallRecorder<__Name__FormDraft, Void>()

  func submit(_ draft: __Name__FormDraft) async throws { try await submissions.receive(draft) }
}
