/// What was found of an installation in a project: its parts, and what is broken.
package struct Diagnosis: Hashable, Sendable {
  package private(set) var parts: [Part] = []
  package private(set) var troubles: [Trouble] = []
  /// What is worth knowing and breaks nothing.
  package private(set) var remarks: [String] = []

  package init() {}

  package mutating func add(_ part: Part) { parts.append(part) }

  /// Adds what is broken, once.
  package mutating func add(_ trouble: Trouble) {
    if !troubles.contains(trouble) { troubles.append(trouble) }
  }

  package mutating func remark(_ sentence: String) {
    if !remarks.contains(sentence) { remarks.append(sentence) }
  }

  /// The parts of a section, in the order in which they were found.
  package func parts(in section: Part.Section) -> [Part] { parts.filter { $0.section == section } }
}
