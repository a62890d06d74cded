/// What `settings show --json` prints.
package struct SettingsDocument: Codable, Hashable, Sendable {
  /// The requested path.
  package let path: String
  /// The settings file that applies; absent if there is none.
  package let file: String?
  /// Settings files that are ignored, because other users may have put them there.
  package let passedOver: [String]
  package let settings: [Setting]
  /// Why a search for files skips the path; absent if it does not.
  package let excluded: Exclusion?
  package let checks: [Check]

  package struct Setting: Codable, Hashable, Sendable {
    package let name: String
    package let value: String
    /// The line in the file; absent for a default.
    package let line: Int?
    /// The file, if it is one that `file` of the document extends, or a project file.
    package let file: String?

    package init(name: String, value: String, line: Int?, file: String? = nil) {
      (self.name, self.value, self.line, self.file) = (name, value, line, file)
    }
  }

  package struct Exclusion: Codable, Hashable, Sendable {
    /// `hidden`, `built-in`, `vendored`, `git`, `settings` or `include`.
    package let by: String
    package let part: String
    package let file: String?
    package let line: Int?
    package let pattern: String?

    package init(by: String, part: String, file: String?, line: Int?, pattern: String?) {
      (self.by, self.part, self.file, self.line, self.pattern) = (by, part, file, line, pattern)
    }
  }

  package struct Check: Codable, Hashable, Sendable {
    package let id: String
    /// `error`, `warning`, `info` or `off`.
    package let severity: String
    /// The setting that decides this, or `default`.
    package let by: String
    package let line: Int?
    /// The file, if it is one that `file` of the document extends.
    package let file: String?

    package init(id: String, severity: String, by: String, line: Int?, file: String? = nil) {
      (self.id, self.severity, self.by, self.line, self.file) = (id, severity, by, line, file)
    }
  }

  package init(
    path: String, file: String?, passedOver: [String], settings: [Setting], excluded: Exclusion?, checks: [Check]
  ) {
    (self.path, self.file, self.passedOver) = (path, file, passedOver)
    (self.settings, self.excluded, self.checks) = (settings, excluded, checks)
  }
}
