import Foundation

/// Something that waits to be sent.
struct __Name__QueueEntry: Identifiable, Equatable, Codable, Sendable {
  /// The same at every try, also after a restart: by it the service knows what it has already.
  let id: UUID
  let item: __Item__
  var failures = 0
  /// Why the service does not want it; it is sent again only on request.
  var refusal: String? = nil
}
