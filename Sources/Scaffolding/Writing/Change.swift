package import POSIXSupport

/// One file before and after a transaction.
package struct Change: Hashable, Sendable {
  /// Relative to the project's root.
  package let path: String
  /// What the file must hold for the change to be made; nil when it must not exist.
  package let before: [UInt8]?
  /// What it holds afterwards; nil when it is removed.
  package let after: [UInt8]?
  /// The permissions that it has afterwards; nil for those it had, or, if it is new, those of any new file.
  package let permissions: mode_t?
  /// The SHA-256 of `after`, where somebody has it already.
  private let knownHash: String?

  package init(
    _ path: String, before: [UInt8]?, after: [UInt8]?, sha256: String? = nil, permissions: mode_t? = nil
  ) {
    self.path = path
    self.before = before
    self.after = after
    self.permissions = permissions
    knownHash = sha256
  }

  /// The SHA-256 of what the file holds afterwards.
  var sha256: String { knownHash ?? after.map { SHA256.hexadecimal(of: $0) } ?? "" }
}
