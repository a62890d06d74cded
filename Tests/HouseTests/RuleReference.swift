import POSIXSupport
import TestSupport

/// The rules of Skills/ as a manual: a page for each skill and an index, in docs/rules/.
struct RuleReference {
  private let skills: [(name: String, title: String, rules: [RuleFileExamples])]
  /// The plugin of each native check.
  private let plugins: [String: String]

  init() throws {
    plugins = try RuleReference.pluginsOfChecks()
    let rules = Dictionary(grouping: try RuleFileExamples.all()) { rule in String(rule.key.prefix { $0 != "/" }) }
    skills = try SkillPack.names().compactMap { name in
      guard let own = rules[name] else { return nil }
      let main = try FileContents.text(of: SkillPack.folder.appending(name).appending("SKILL.md"))
      let title = main.split(separator: "\n").first { $0.hasPrefix("# ") }.map { String($0.dropFirst(2)) } ?? name
      return (name, title, own)
    }
  }

  /// From the descriptors, which hold a check a line.
  static func pluginsOfChecks() throws -> [String: String] {
    let folder = PackageFolder.root.appending("Plugins")
    var plugins: [String: String] = [:]
    for name in try Folder.names(in: folder).sorted() where name.hasSuffix("Rules") {
      let descriptor = try FileContents.text(of: folder.appending(name).appending("\(name).json"))
      for line in descriptor.split(separator: "\n") where line.contains("\"severity\":") {
        guard let match = line.firstMatch(of: /"id": "([^"]+)"/) else { continue }
        plugins[String(match.1)] = name
      }
    }
    return plugins
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
    text +=
      "\n## Checks\n\n" + summary(of: all) + "\n\n| check | severity | found by | rule |\n| --- | --- | --- | --- |\n"
    for rule in all.filter({ $0.check != nil || $0.reasonForNoCheck != nil }).sorted(by: { $0.id < $1.id }) {
      let severity = rule.check == nil ? "none" : rule.severity + (rule.isOffByDefault ? ", off" : "")
      let finder = rule.reasonForNoCheck ?? plugins[rule.check ?? ""] ?? "`detect:` in the rule"
      text += "| `\(rule.id)` | \(severity) | \(finder) | [\(rule.statement)](\(rule.skill).md#\(rule.id)) |\n"
    }
    text += "\n## Corrections\n\nWhere the documents behind the pack and the API disagree, the API wins.\n\n"
    text += "| rule | corrects |\n| --- | --- |\n"
    for rule in all {
      guard let corrects = rule.corrects else { continue }
      text += "| [\(rule.id)](\(rule.skill).md#\(rule.id)) | \(corrects) |\n"
    }
    return text
  }

  /// How many checks there are of each kind.
  private func summary(of rules: [RuleFileExamples]) -> String {
    let checked = rules.filter { $0.check != nil }
    let unchecked = rules.filter { $0.reasonForNoCheck != nil }
    let native = checked.count { plugins[$0.check ?? ""] != nil }
    let severities = ["error", "warning", "info"].map { name in "\(checked.count { $0.severity == name }) \(name)" }
    return """
      \(checked.count + unchecked.count) are listed: \(native) native, in \(Set(plugins.values).count) plugins; \
      \(checked.count - native) declarative, by `detect:` in their rule; \(unchecked.count) without a check, for the reason given. \
      \(severities.joined(separator: ", ")); \(checked.count(where: \.isOffByDefault)) off by default, as they are \
      opinion, style, or true more often than wanted.
      """
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
    if let basis = rule.fields["basis"] {
      let evidence = (rule.fields["evidence"] ?? "").replacing("\"", with: "")
      facts.append(
        "rests on " + (evidence.hasPrefix("https://") ? "[\(basis)](<\(evidence)>)" : "\(basis): \(evidence)"))
    }
    if let system = rule.fields["os"] { facts.append("iOS \(system)") }
    var text = "## \(rule.id)\n\n"
    if let title = rule.title { text += "*\(title)*\n\n" }
    text += "\(rule.statement)\n\n"
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
  /// Why a rule whose violation could be looked for has no check.
  fileprivate var reasonForNoCheck: String? { fields["no-check"]?.replacing("\"", with: "") }
  fileprivate var corrects: String? {
    fields["corrects"].map { $0.trimmingPrefix("\"").hasSuffix("\"") ? String($0.dropFirst().dropLast()) : $0 }
  }
}
