//% if Module
@testable import __Module__

//% end
/// A service that notes what is handed in and answers when the test says so.
@MainActor
final class Recording__Name__FormService: __Name__FormService {
  let submissions = __Name__CallRecorder<__Name__Draft, Void>()

  func submit(_ draft: __Name__Draft) async throws { try await submissions.receive(draft) }
}
