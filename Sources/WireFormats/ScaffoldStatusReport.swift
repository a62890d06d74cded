/// How a project's generated files compare with what was generated.
package struct ScaffoldStatusReport: Encodable, Sendable {
  package struct File: Encodable, Sendable {
    let path: String
    let role: String
    let state: String

    package init(path: String, role: String, state: String) {
      self.path = path
      self.role = role
      self.state = state
    }
  }

  package struct Feature: Encodable, Sendable {
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

  let features: [Feature]

  package init(features: [Feature]) { self.features = features }
}
