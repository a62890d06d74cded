/// What `skills --json` prints.
package struct SkillsDocument: Encodable, Sendable {
  package var skills: [Entry]

  package init(skills: [Entry]) { self.skills = skills }

  package struct Entry: Encodable, Sendable {
    package var name: String
    package var title: String
    package var description: String
    package var version: String?
    /// Its folder, or its document if it has no folder.
    package var path: String
    /// `bundled`, `user`, `project`, or `named` if a path or an index was given.
    package var root: String
    package var files: Int
    package var rules: Int
    package var problems: [Problem]
    package var requires: Requirements
    /// Its unmet requirements.
    package var unmet: [String]
    package var triggers: [String]
    package var exclusions: [String]

    package init(
      name: String, title: String, description: String, version: String?, path: String, root: String, files: Int,
      rules: Int, problems: [Problem], requires: Requirements, unmet: [String], triggers: [String], exclusions: [String]
    ) {
      self.name = name
      self.title = title
      self.description = description
      self.version = version
      self.path = path
      self.root = root
      self.files = files
      self.rules = rules
      self.problems = problems
      self.requires = requires
      self.unmet = unmet
      self.triggers = triggers
      self.exclusions = exclusions
    }
  }

  package struct Problem: Encodable, Sendable {
    package var path: String
    package var line: Int
    package var column: Int
    package var message: String

    package init(path: String, line: Int, column: Int, message: String) {
      self.path = path
      self.line = line
      self.column = column
      self.message = message
    }
  }

  package struct Requirements: Encodable, Sendable {
    package var programs: [String]
    package var systems: [String]

    package init(programs: [String], systems: [String]) {
      self.programs = programs
      self.systems = systems
    }
  }
}

/// What `tokens --json` prints.
package struct TokensDocument: Encodable, Sendable {
  package var tokens: [AskDocument.Value]

  package init(tokens: [AskDocument.Value]) { self.tokens = tokens }
}
