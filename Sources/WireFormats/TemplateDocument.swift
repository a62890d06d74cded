/// A template: its variables and its files.
package struct TemplateDocument: Encodable, Sendable {
  package struct Variable: Encodable, Sendable {
    let name: String
    let type: String
    let standard: String?
    let choices: [String]?
    let help: String
    let isArgument: Bool

    private enum CodingKeys: String, CodingKey {
      case name, type, standard = "default", choices, help, isArgument = "argument"
    }

    package init(
      name: String, type: String, standard: String?, choices: [String]?, help: String, isArgument: Bool
    ) {
      self.name = name
      self.type = type
      self.standard = standard
      self.choices = choices
      self.help = help
      self.isArgument = isArgument
    }
  }

  package struct File: Encodable, Sendable {
    let from: String
    let to: String
    let place: String
    let role: String
    let once: Bool
    let when: String?

    package init(from: String, to: String, place: String, role: String, once: Bool, when: String?) {
      self.from = from
      self.to = to
      self.place = place
      self.role = role
      self.once = once
      self.when = when
    }
  }

  /// A file that it writes, in a project that has nothing yet.
  package struct Code: Encodable, Sendable {
    let path: String
    let role: String
    let text: String

    package init(path: String, role: String, text: String) {
      self.path = path
      self.role = role
      self.text = text
    }
  }

  let name: String
  let version: String
  let summary: String
  let origin: String
  /// The other levels that have a template with this name.
  let hides: [String]
  /// The templates that it builds on, nearest first.
  let extends: [String]
  let variables: [Variable]
  let files: [File]
  let rules: [String]
  /// The code of every file; absent unless requested.
  let code: [Code]?

  package init(
    name: String, version: String, summary: String, origin: String, hides: [String], extends: [String],
    variables: [Variable], files: [File], rules: [String], code: [Code]? = nil
  ) {
    self.name = name
    self.version = version
    self.summary = summary
    self.origin = origin
    self.hides = hides
    self.extends = extends
    self.variables = variables
    self.files = files
    self.rules = rules
    self.code = code
  }
}
