/// What `doctor --json` prints.
package struct DoctorDocument: Codable, Hashable, Sendable {
  package let versions: Versions
  package let parts: [Part]
  /// Everything that is broken; if empty, the exit code is 0.
  package let troubles: [Trouble]
  /// Notes on things that are not broken.
  package let remarks: [String]

  package struct Versions: Codable, Hashable, Sendable {
    package let swiftkit: String
    /// The commit that it was built from; absent if unknown.
    package let commit: String?
    package let swift: String
    package let sqlite: String
    package let indexLayout: Int
    package let pluginABI: Int
    package let hostMessages: Int
    /// Revisions of the Model Context Protocol, newest first.
    package let mcp: [String]
    package let facts: [Fact]

    package init(
      swiftkit: String, commit: String?, swift: String, sqlite: String, indexLayout: Int, pluginABI: Int,
      hostMessages: Int, mcp: [String], facts: [Fact]
    ) {
      (self.swiftkit, self.commit, self.swift, self.sqlite) = (swiftkit, commit, swift, sqlite)
      (self.indexLayout, self.pluginABI, self.hostMessages) = (indexLayout, pluginABI, hostMessages)
      (self.mcp, self.facts) = (mcp, facts)
    }
  }

  /// A table that comes with swiftkit.
  package struct Fact: Codable, Hashable, Sendable {
    package let name: String
    package let lines: Int
    package let sha256: String

    package init(name: String, lines: Int, sha256: String) {
      (self.name, self.lines, self.sha256) = (name, lines, sha256)
    }
  }

  package struct Part: Codable, Hashable, Sendable {
    /// `programs`, `content`, `plugins`, `skills`, `templates`, `settings`, `caches`, `state` or `agents`.
    package let section: String
    package let name: String
    package let path: String?
    package let counts: Bool
    package let why: String

    package init(section: String, name: String, path: String?, counts: Bool, why: String) {
      (self.section, self.name, self.path, self.counts, self.why) = (section, name, path, counts, why)
    }
  }

  package struct Trouble: Codable, Hashable, Sendable {
    package let kind: String
    package let sentence: String
    /// A shell command.
    package let repair: String
    package let note: String?

    package init(kind: String, sentence: String, repair: String, note: String?) {
      (self.kind, self.sentence, self.repair, self.note) = (kind, sentence, repair, note)
    }
  }

  package init(versions: Versions, parts: [Part], troubles: [Trouble], remarks: [String]) {
    (self.versions, self.parts, self.troubles, self.remarks) = (versions, parts, troubles, remarks)
  }
}
