/// How a project's generated files compare with what was generated.
package struct ScaffoldStatusReport: Encodable, Sendable {
  package struct File: Encodable, Sendable {
    let path: String
    let role: String
    let state: String
    /// The code that was inserted, if the file itself was not generated.
    let injection: String?

    package init(path: String, role: String, state: String, injection: String? = nil) {
      self.path = path
      self.role = role
      self.state = state
      self.injection = injection
    }
  }

  package struct Feature: Encodable, Sendable {
    let name: String
    let template: String
    let version: String
    /// The current template: same, newer or unusable.
    let templateState: TemplateState?
    let files: [File]

    package struct TemplateState: Encodable, Sendable {
      let state: String
      let version: String?
      let reason: String?

      package init(state: String, version: String? = nil, reason: String? = nil) {
        self.state = state
        self.version = version
        self.reason = reason
      }
    }

    package init(
      name: String, template: String, version: String, templateState: TemplateState? = nil, files: [File]
    ) {
      self.name = name
      self.template = template
      self.version = version
      self.templateState = templateState
      self.files = files
    }
  }

  let features: [Feature]

  package init(features: [Feature]) { self.features = features }
}
