package import RuleModel

/// A skill that is a folder: SKILL.md and the files that lie beside and below it.
package struct SkillFolder: Sendable {
  /// What the pack says of itself; its identifier is the folder's name.
  package let skill: Skill
  /// Every document in the order of its path, SKILL.md first, all with the same skill.
  package let documents: [SkillDocument]

  /// Reads the files of one folder; rules that would have the same key in two files are told apart by a number.
  ///
  /// - Parameters:
  ///   - name: the folder's name.
  ///   - files: the Markdown files by path, in any order; nil comes out when none of them is a SKILL.md.
  package static func read(name: String, files: [(path: String, bytes: [UInt8])]) -> SkillFolder? {
    let sorted = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    guard let main = sorted.first(where: { PathName.components($0.path).last == "SKILL.md" }) else { return nil }
    var skill = SkillReader.read(bytes: main.bytes, path: main.path).skill
    skill.id = Slug.make(name)
    let rest = sorted.filter { $0.path != main.path }
    var documents = ([main] + rest).map { SkillReader.read(bytes: $0.bytes, path: $0.path, skill: skill) }
    let known = Set(sorted.map(\.path))
    documents[0].rules = documents[0].rules.filter { !documents[0].isSignpost($0, among: known) }
    var used: Set<String> = []
    for document in documents.indices {
      for rule in documents[document].rules.indices {
        let key = documents[document].rules[rule].key
        var number = 2
        while !used.insert(documents[document].rules[rule].key).inserted {
          documents[document].rules[rule].key = "\(key)-\(number)"
          number += 1
        }
      }
    }
    return SkillFolder(skill: skill, documents: documents)
  }
}

extension SkillDocument {
  /// Whether a piece only leads to another file of the pack: it is a link to one, or begins with it and says what is there.
  fileprivate func isSignpost(_ rule: Rule, among files: Set<String>) -> Bool {
    guard rule.lines.count == 1 else { return false }
    return links.contains { link in
      guard link.line == rule.lines.first, rule.statement.hasPrefix(link.title), !link.target.contains("://") else {
        return false
      }
      return rule.statement == link.title || files.contains(path.dropLast("SKILL.md".count) + link.target)
    }
  }
}
