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
    guard let mainFile = sorted.first(where: { PathName.components($0.path).last == "SKILL.md" }) else { return nil }
    var skill = SkillReader.read(bytes: mainFile.bytes, path: mainFile.path).skill
    skill.id = Slug.make(name)
    let rest = sorted.filter { $0.path != mainFile.path }
    var documents = ([mainFile] + rest).map { SkillReader.read(bytes: $0.bytes, path: $0.path, skill: skill) }
    documents = withoutSignposts(documents)
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

  /// The documents of one skill, its SKILL.md first, without what only leads from one to another.
  package static func withoutSignposts(_ documents: [SkillDocument]) -> [SkillDocument] {
    let known = Set(documents.map(\.path))
    let names = Set(documents.compactMap { PathName.components($0.path).last.map { String($0) } })
    return documents.enumerated().map { number, document in
      var rest = document
      rest.leaveSignposts { rule in
        number == 0 && document.isSignpost(rule, among: known)
          || rule.kind != .token && names.contains(String(rule.statement.prefix { $0 != " " && $0 != ":" }))
      }
      return rest
    }
  }
}

extension SkillDocument {
  fileprivate mutating func leaveSignposts(where isSignpost: (Rule) -> Bool) {
    let signposts = rules.filter(isSignpost)
    guard !signposts.isEmpty else { return }
    rules = rules.filter { !isSignpost($0) }
    leftOut += signposts.map { LeftOut(lines: $0.lines, text: $0.statement, reason: .pointer) }
    leftOut.sort { $0.lines.first < $1.lines.first }
  }

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
