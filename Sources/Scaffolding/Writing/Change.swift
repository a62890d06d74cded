/// One file before and after a transaction.
package struct Change: Hashable, Sendable {
  /// Relative to the project's root.
  package let path: String
  /// What the file must hold for the change to be made; nil when it must not exist.
  package let before: [UInt8]?
  /// What it holds afterwards; nil when it is removed.
  package let after: [UInt8]?

  package init(_ path: String, before: [UInt8]?, after: [UInt8]?) {
    self.path = path
    self.before = before
    self.after = after
  }
}
