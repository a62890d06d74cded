/// Something that was found: a program, a folder, a plugin, a file of settings.
package struct Part: Hashable, Sendable {
  /// In the order in which parts are told.
  package enum Section: String, CaseIterable, Sendable {
    case programs, content, plugins, skills, templates, settings, caches, state, agents
  }

  package let section: Section
  package let name: String
  /// Where it is; nil for what has no place.
  package let path: String?
  /// Whether it counts.
  package let counts: Bool
  /// Why it counts, or why it does not; and what is in it.
  package let why: String

  package init(_ section: Section, _ name: String, at path: String?, counts: Bool = true, why: String) {
    (self.section, self.name, self.path, self.counts, self.why) = (section, name, path, counts, why)
  }
}
