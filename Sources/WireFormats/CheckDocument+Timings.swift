extension CheckDocument {
  /// The time of the plugin hosts, in nanoseconds; the times of several hosts are added up.
  package struct Timings: Codable, Hashable, Sendable {
    package let parsing: Parsing
    /// Sorted by id.
    package let plugins: [Plugin]

    package init(parsing: Parsing, plugins: [Plugin]) { (self.parsing, self.plugins) = (parsing, plugins) }

    package struct Parsing: Codable, Hashable, Sendable {
      package let files: Int
      package let nanoseconds: UInt64

      package init(files: Int, nanoseconds: UInt64) { (self.files, self.nanoseconds) = (files, nanoseconds) }
    }

    package struct Plugin: Codable, Hashable, Sendable {
      package let id: String
      /// The time to load its library.
      package let loading: UInt64
      /// The time of all of its checks.
      package let nanoseconds: UInt64
      package let findings: Int
      /// Sorted by name.
      package let checks: [Check]

      package init(id: String, loading: UInt64, nanoseconds: UInt64, findings: Int, checks: [Check]) {
        (self.id, self.loading, self.nanoseconds) = (id, loading, nanoseconds)
        (self.findings, self.checks) = (findings, checks)
      }
    }

    package struct Check: Codable, Hashable, Sendable {
      package let id: String
      /// The number of files that it checked.
      package let files: Int
      package let findings: Int
      package let nanoseconds: UInt64

      package init(id: String, files: Int, findings: Int, nanoseconds: UInt64) {
        (self.id, self.files, self.findings, self.nanoseconds) = (id, files, findings, nanoseconds)
      }
    }
  }
}
