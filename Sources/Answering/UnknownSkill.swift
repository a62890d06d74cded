import ByteText
package import RuleIndex
import RuleModel

/// A skill that was asked for by name and that no document belongs to.
package struct UnknownSkill: Error, Hashable, Sendable, CustomStringConvertible {
  package let name: String
  /// The skills that there are.
  package let known: [String]

  package var description: String {
    let meant =
      Spelling.nearest(to: name, in: known) ?? known.first { $0.utf8.contains(bytesOf: name.lowercased()) }
    if !name.isEmpty, let meant { return "there is no skill '\(name)'; did you mean '\(meant)'?" }
    return "there is no skill '\(name)'; 'swiftkit skills list' shows those that there are"
  }
}

extension AnswerFilter {
  /// Throws where a skill that is asked for is none of the documents'.
  package func requireSkills(in store: borrowing RuleStore) throws {
    if skills.isEmpty { return }
    var known: [String] = []
    for skill in try store.skills() where !known.contains(skill.id) { known.append(skill.id) }
    if let name = skills.first(where: { !known.contains($0) }) { throw UnknownSkill(name: name, known: known) }
  }
}
