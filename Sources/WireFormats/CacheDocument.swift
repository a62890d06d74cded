/// What `cache list --json` and `cache clean --json` print.
package struct CacheDocument: Codable, Hashable, Sendable {
  /// The cache folder; absent if there is none.
  package let folder: String?
  package let items: [Item]
  /// The size of all items, in bytes.
  package let bytes: Int
  /// Files that could not be removed, and why; absent in a list.
  package let failures: [String]?

  package struct Item: Codable, Hashable, Sendable {
    package let path: String
    /// Its purpose: `rules`, `aliases`, `reports`, `run`, `contents`, `tables`, `declared`, `session`, `figma`, `record` or `leftover`.
    package let purpose: String
    package let bytes: Int
    /// Whole days since it was last written.
    package let days: Int
    /// Whether it is still needed.
    package let used: Bool
    /// Why it is not needed; absent if it is.
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
