/// Makes the keys of one document's rules: `<skill>/<section>/<statement>`, unique, in three parts.
struct RuleKeys {
  let skill: String
  private var used: [String: Int] = [:]

  init(skill: String) { self.skill = skill }

  /// The middle part of a key, for a heading.
  static func section(_ title: String) -> String { Slug.make(title, limit: 40) }

  /// The key for a statement below the heading whose slug is `section`; the second of a kind ends in `-2`, and so on.
  mutating func make(section: String?, statement: String) -> String {
    let section = section ?? ""
    var slug = Slug.make(statement, limit: 48)
    if slug.isEmpty { slug = "text" }
    let key = "\(skill)/\(section.isEmpty ? "top" : section)/\(slug)"
    let count = RuleKeys.raise(&used[key, default: 0])
    if count == 1 { return key }
    let numbered = "\(key)-\(count)"
    // A statement may itself end in the number that we would add.
    return used[numbered] == nil ? register(numbered) : make(section: section, statement: "\(slug)-\(count)")
  }

  private static func raise(_ count: inout Int) -> Int {
    count += 1
    return count
  }

  private mutating func register(_ key: String) -> String {
    used[key] = 1
    return key
  }
}
