/// What a scaffold writes, or would write; a dry run and the real run print the same document.
package struct ScaffoldReport: Encodable, Sendable {
  package struct File: Encodable, Sendable {
    let path: String
    let role: String
    let action: String
    let reason: String?
    let lines: Int
    let bytes: Int
    let sha256: String

    package init(
      path: String, role: String, action: String, reason: String?, lines: Int, bytes: Int, sha256: String
    ) {
      self.path = path
      self.role = role
      self.action = action
      self.reason = reason
      self.lines = lines
      self.bytes = bytes
      self.sha256 = sha256
    }
  }

  let template: String
  let version: String
  let origin: String
  let name: String
  let answers: [String: String]
  /// Relative to the project's root, in the order of the template.
  let files: [File]
  let notes: [String]
  /// What the checks say about the files; empty where they were not asked.
  let findings: [CheckDocument.FoundPlace]

  package init(
    template: String, version: String, origin: String, name: String, answers: [String: String], files: [File],
    notes: [String], findings: [CheckDocument.FoundPlace]
  ) {
    self.template = template
    self.version = version
    self.origin = origin
    self.name = name
    self.answers = answers
    self.files = files
    self.notes = notes
    self.findings = findings
  }
}
