package import RuleModel

/// A skill as the index knows it: what it says of itself and what was read of it.
package struct StoredSkill: Sendable {
  package let id: String
  package let title: String
  package let summary: String
  package let version: String?
  /// Its folder, or the document that it is.
  package let path: String
  package let triggers: [String]
  package let exclusions: [String]
  package let requirements: Skill.Requirements
  package fileprivate(set) var files: Int
  package fileprivate(set) var rules: Int
  package fileprivate(set) var problems: [Problem]

  /// Something that is wrong with one of its files.
  package struct Problem: Hashable, Sendable {
    package let path: String
    package let line: Int
    package let column: Int
    package let message: String
  }
}

extension RuleStore {
  /// What is wrong with files of resolutions, which belong to no skill.
  package func resolutionProblems() throws(RuleIndexError) -> [StoredSkill.Problem] {
    var found: [StoredSkill.Problem] = []
    try rows(
      """
      SELECT f.path, p.line, p.col, p.message FROM problem p JOIN file f ON f.id = p.file
      WHERE f.skill = '' AND (f.path LIKE '%.yml' OR f.path LIKE '%.yaml') ORDER BY f.path, p.line, p.col
      """
    ) { row in
      found.append(
        StoredSkill.Problem(
          path: row.text(0), line: Int(row.integer(1)), column: Int(row.integer(2)), message: row.text(3)))
    }
    return found
  }

  /// Every skill, in the order of their paths.
  package func skills() throws(RuleIndexError) -> [StoredSkill] {
    var skills: [StoredSkill] = []
    try rows(
      """
      SELECT f.skill, f.title, f.summary, f.version, f.unit, f.triggers, f.exclusions, f.programs, f.systems,
        (SELECT count(*) FROM rule r WHERE r.file = f.id)
      FROM file f WHERE f.skill <> '' ORDER BY f.unit, f.path <> f.unit || '/SKILL.md', f.path
      """
    ) { row in
      if let last = skills.last, last.path == row.text(4) {
        skills[skills.count - 1].files += 1
        skills[skills.count - 1].rules += Int(row.integer(9))
      } else {
        skills.append(
          StoredSkill(
            id: row.text(0), title: row.text(1), summary: row.text(2), version: row.optionalText(3), path: row.text(4),
            triggers: row.lines(5), exclusions: row.lines(6),
            requirements: Skill.Requirements(programs: row.lines(7), systems: row.lines(8)), files: 1,
            rules: Int(row.integer(9)), problems: []))
      }
    }
    let places = Dictionary(skills.enumerated().map { ($0.element.path, $0.offset) }) { first, _ in first }
    try rows(
      "SELECT f.unit, f.path, p.line, p.col, p.message FROM problem p JOIN file f ON f.id = p.file ORDER BY f.path, p.line, p.col"
    ) { row in
      guard let place = places[row.text(0)] else { return }
      skills[place].problems.append(
        StoredSkill.Problem(
          path: row.text(1), line: Int(row.integer(2)), column: Int(row.integer(3)), message: row.text(4)))
    }
    return skills
  }
}
