import POSIXSupport
import TestSupport

/// The rules of Skills/ as a manual: a page for each skill and an index, in docs/rules/.
struct RuleReference {
  private let skills: [(name: String, title: String, rules: [RuleFileExamples])]

  init() throws {
    let rules = Dictionary(grouping: try RuleFileExamples.all()) { rule in String(rule.key.prefix { $0 != "/" }) }
    skills = try SkillPack.names().compactMap { name in
      guard let own = rules[name] else { return nil }
      let main = try FileContents.text(of: SkillPack.folder.appending(name).appending("SKILL.md"))
      let title = main.split(separator: "\n").first { $0.hasPrefix("# ") }.map { String($0.dropFirst(2)) } ?? name
      return (name, title, own)
    }
  }

  /// The pages by the name of their file.
  var pages: [(name: String, text: String)] {
    [("README.md", index)] + skills.map { ("\($0.name).md", page($0.title, $0.rules, skill: $0.name)) }
  }

  private var index: String {
    let all = skills.flatMap(\.rules)
    var text = """
      # Rules

      \(all.count) rules in \(skills.count) skills; \(all.count { $0.check != nil }) of them are enforced by a check. These pages are \
      generated from the files in [Skills](../../Skills); `swiftkit check --explain ID` shows one of them.

      | skill | rules | with a check |
      | --- | --- | --- |

      """
    for skill in skills {
      text +=
        "| [\(skill.title)](\(skill.name).md) | \(skill.rules.count) | \(skill.rules.count { $0.check != nil }) |\n"
    }
    text += "\n## Checks\n\n| check | severity | rule |\n| --- | --- | --- |\n"
    for rule in all.filter({ $0.check != nil }).sorted(by: { $0.id < $1.id }) {
      text += "| `\(rule.check ?? "")` | \(rule.severity) | [\(rule.statement)](\(rule.skill).md#\(rule.id)) |\n"
    }
    text += "\n## Corrections\n\nWhere the documents behind the pack and the API disagree, the API wins.\n\n"
    text += "| rule | corrects |\n| --- | --- |\n"
    for rule in all {
      guard let corrects = rule.corrects else { continue }
      text += "| [\(rule.id)](\(rule.skill).md#\(rule.id)) | \(corrects) |\n"
    }
    return text
  }

  private func page(_ title: String, _ rules: [RuleFileExamples], skill: String) -> String {
    var text = "# \(title)\n\n"
    for rule in rules { text += "- [\(rule.id)](#\(rule.id)): \(rule.statement)\n" }
    for rule in rules { text += "\n" + section(rule) }
    return text
  }

  private func section(_ rule: RuleFileExamples) -> String {
    var facts = ["strength \(rule.fields["strength"] ?? "info")"]
    if let check = rule.check {
      facts.append("check `\(check)`, \(rule.severity)\(rule.isOffByDefault ? ", off by default" : "")")
    } else {
      facts.append("no check")
    }
    if let system = rule.fields["os"] { facts.append("iOS \(system)") }
    var text = "## \(rule.id)\n\n\(rule.statement)\n\n"
    if !rule.reasons.isEmpty { text += rule.reasons + "\n\n" }
    text += "\(facts.joined(separator: " · ")) · [source](../../Skills/\(rule.skill)/rules/\(rule.id).md)\n"
    if let corrects = rule.corrects { text += "\nCorrects: \(corrects).\n" }
    for (verdict, codes) in [("Avoid", rule.bad + rule.avoid), ("Write", rule.good)] {
      for code in codes { text += "\n\(verdict):\n\n```swift\n\(code)```\n" }
    }
    return text
  }
}

extension RuleFileExamples {
  fileprivate var skill: Substring { key.prefix { $0 != "/" } }
  fileprivate var id: String { fields["id"] ?? "" }
  fileprivate var severity: String { fields["severity"] ?? "info" }
  fileprivate var isOffByDefault: Bool { fields["default"] == "off" }
  fileprivate var corrects: String? {
    fields["corrects"].map { $0.trimmingPrefix("\"").hasSuffix("\"") ? String($0.dropFirst().dropLast()) : $0 }
  }
}
