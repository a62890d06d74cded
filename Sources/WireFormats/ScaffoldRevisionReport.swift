/// What `destroy`, `update` and `undo` did with generated files; a dry run and the real run print the same document.
package struct ScaffoldRevisionReport: Encodable, Sendable {
  package struct File: Encodable, Sendable {
    let path: String
    let role: String
    let action: String
    let reason: String?

    package init(path: String, role: String, action: String, reason: String?) {
      self.path = path
      self.role = role
      self.action = action
      self.reason = reason
    }
  }

  let name: String
  let template: String
  let version: String
  let files: [File]

  package init(name: String, template: String, version: String, files: [File]) {
    self.name = name
    self.template = template
    self.version = version
    self.files = files
  }
}
