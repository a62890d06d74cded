import RuleIndex
package import RuleModel

/// What an asker wants to see only; nothing set lets everything through.
package struct AnswerFilter: Hashable, Sendable {
  package var skills: [String]
  package var groups: [StrengthGroup]
  package var topics: [String]
  /// The iOS version that must be supported: rules for later ones are left out.
  package var platform: Double?

  package init(skills: [String] = [], groups: [StrengthGroup] = [], topics: [String] = [], platform: Double? = nil) {
    self.skills = skills
    self.groups = groups
    self.topics = topics
    self.platform = platform
  }

  var isEmpty: Bool { skills.isEmpty && groups.isEmpty && topics.isEmpty && platform == nil }

  func lets(_ stored: StoredRule) -> Bool {
    let rule = stored.rule
    if !skills.isEmpty, !skills.contains(stored.skill) { return false }
    if !groups.isEmpty, !groups.contains(rule.strength.group) { return false }
    if let platform, let needed = rule.minimumOS, needed > platform { return false }
    return topics.isEmpty || topics.contains { topic in speaks(rule, of: topic.lowercased()) }
  }

  /// A topic is a context, such as toolbar, or a word of the headings above.
  private func speaks(_ rule: Rule, of topic: String) -> Bool {
    if rule.contexts.contains(where: { $0.lowercased() == topic }) { return true }
    let words = rule.section.flatMap { NameParts.words(in: $0.lowercased()) }
    return words.contains { $0 == topic || $0 == topic + "s" }
  }
}
