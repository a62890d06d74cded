/// What a document says of itself, from its front matter, its first heading or its file name, in that order.
package struct Skill: Hashable, Sendable {
  /// The stable short name: front matter `name`, else a slug of the first heading, else the file's stem.
  package var id: String
  package var title: String
  package var summary: String
  /// As text: `1.0` stays `1.0`.
  package var version: String?
  package var author: String?
  package var tags: [String]
  /// Phrases that call for this skill, from front matter and from "use when" lists.
  package var triggers: [String]
  /// What it must not be used for, from "do not use when" lists.
  package var exclusions: [String]
  package var requirements: Requirements
  /// Front matter that has no place above, key and value as text, in the order of the file.
  package var otherFields: [Field]

  /// What a skill says it needs from the machine.
  package struct Requirements: Hashable, Sendable {
    package var programs: [String]
    package var systems: [String]
    package var tools: [String]

    package init(programs: [String] = [], systems: [String] = [], tools: [String] = []) {
      self.programs = programs
      self.systems = systems
      self.tools = tools
    }
  }

  package struct Field: Hashable, Sendable {
    package let name: String
    package let value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  package init(
    id: String, title: String, summary: String = "", version: String? = nil, author: String? = nil,
    tags: [String] = [], triggers: [String] = [], exclusions: [String] = [],
    requirements: Requirements = Requirements(), otherFields: [Field] = []
  ) {
    self.id = id
    self.title = title
    self.summary = summary
    self.version = version
    self.author = author
    self.tags = tags
    self.triggers = triggers
    self.exclusions = exclusions
    self.requirements = requirements
    self.otherFields = otherFields
  }
}
