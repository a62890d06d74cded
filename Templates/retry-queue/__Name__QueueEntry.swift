import Foundation

/// Something that waits to be sent.
__access__ struct __Name__QueueEntry: Identifiable, Equatable, Codable, Sendable {
  /// The same at every try, also after a restart: by it the service knows what it has already.
  __access__ let id: UUID
  __access__ let item: __Item__
  __access__ var failures = 0
  /// Why the service does not want it; it is sent again only on request.
  __access__ var refusal: String? = nil
}
