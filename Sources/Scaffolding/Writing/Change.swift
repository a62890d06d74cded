import POSIXSupport

/// One file before and after a transaction.
package struct Change: Hashable, Sendable {
  /// Relative to the project's root.
  package let path: String
  /// What the file must hold for the change to be made; nil when it must not exist.
  package let before: [UInt8]?
  /// What it holds afterwards; nil when it is removed.
  package let after: [UInt8]?
  /// The SHA-256 of `after`, where somebody has it already.
  private let knownHash: String?

  package init(_ path: String, before: [UInt8]?, after: [UInt8]?, sha256: String? = nil) {
    self.path = path
    self.before = before
    self.after = after
    knownHash = sha256
  }

  /// The SHA-256 of what the file holds afterwards.
  var sha256: String { knownHash ?? after.map { SHA256.hexadecimal(of: $0) } ?? "" }
}
