extension CheckDocument {
  /// What the hosts took, in nanoseconds; the times of several are added up.
  package struct Timings: Codable, Hashable, Sendable {
    package let parsing: Parsing
    /// Sorted by their ids.
    package let plugins: [Plugin]

    package init(parsing: Parsing, plugins: [Plugin]) { (self.parsing, self.plugins) = (parsing, plugins) }

    package struct Parsing: Codable, Hashable, Sendable {
      package let files: Int
      package let nanoseconds: UInt64

      package init(files: Int, nanoseconds: UInt64) { (self.files, self.nanoseconds) = (files, nanoseconds) }
    }

    package struct Plugin: Codable, Hashable, Sendable {
      package let id: String
      /// For loading its library.
      package let loading: UInt64
      /// For all of its checks.
      package let nanoseconds: UInt64
      package let findings: Int
      /// Sorted by their names.
      package let checks: [Check]

      package init(id: String, loading: UInt64, nanoseconds: UInt64, findings: Int, checks: [Check]) {
        (self.id, self.loading, self.nanoseconds) = (id, loading, nanoseconds)
        (self.findings, self.checks) = (findings, checks)
      }
    }

    package struct Check: Codable, Hashable, Sendable {
      package let id: String
      /// How many files it looked at.
      package let files: Int
      package let findings: Int
      package let nanoseconds: UInt64

      package init(id: String, files: Int, findings: Int, nanoseconds: UInt64) {
        (self.id, self.files, self.findings, self.nanoseconds) = (id, files, findings, nanoseconds)
      }
    }
  }
}
