/// What `cache list --json` and `cache clean --json` print.
package struct CacheDocument: Codable, Hashable, Sendable {
  /// The folder for caches; absent where there is none.
  package let folder: String?
  package let items: [Item]
  /// The bytes of all items.
  package let bytes: Int
  /// What could not be removed, and why; absent in a list.
  package let failures: [String]?

  package struct Item: Codable, Hashable, Sendable {
    package let path: String
    /// What it is for: `rules`, `aliases`, `reports`, `run`, `contents`, `figma`, `record` or `leftover`.
    package let purpose: String
    package let bytes: Int
    /// Whole days since it was last written.
    package let days: Int
    /// Whether somebody still needs it.
    package let used: Bool
    /// Why nobody does; absent where somebody may.
    package let reason: String?

    package init(path: String, purpose: String, bytes: Int, days: Int, used: Bool, reason: String?) {
      (self.path, self.purpose, self.bytes) = (path, purpose, bytes)
      (self.days, self.used, self.reason) = (days, used, reason)
    }
  }

  package init(folder: String?, items: [Item], failures: [String]?) {
    (self.folder, self.items, self.failures) = (folder, items, failures)
    bytes = items.reduce(0) { $0 + $1.bytes }
  }
}
