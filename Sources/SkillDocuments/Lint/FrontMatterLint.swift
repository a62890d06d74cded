import RuleModel
import YAMLSubset

/// What any skill document should say of itself.
enum FrontMatterLint {
  static func findings(in document: SkillDocument) -> [LintFinding] {
    guard let matter = document.frontMatter else {
      // An opening without an end has been reported where it stands.
      if document.problems.contains(where: { $0.kind == .frontMatter }) { return [] }
      let message =
        "there is no front matter; begin with '---', 'name: \(document.skill.id)', 'description: ...' and '---'"
      return [LintFinding("front-matter-missing", .warning, line: 1, message)]
    }
    var found: [LintFinding] = []
    if matter["name"]?.text == nil {
      let line = matter.line(of: "name") ?? matter.lines.first
      found.append(
        LintFinding(
          "name-missing", .warning, line: line,
          "the front matter has no 'name'; the document is called '\(document.skill.id)', after its heading or file"))
    }
    if matter["description"]?.text == nil {
      let line = matter.line(of: "description") ?? matter.lines.first
      found.append(
        LintFinding(
          "description-missing", .warning, line: line,
          "the front matter has no 'description', which says when to use the skill"))
    }
    for name in ["name", "description", "version", "author", "license"] {
      guard let value = matter[name], let type = value.otherType, value.text != nil else { continue }
      found.append(
        LintFinding(
          "\(name)-not-text", .warning, line: matter.line(of: name) ?? 1,
          "'\(name): \(value.flowText)' is \(type) in YAML; write '\(name): \"\(value.flowText)\"'"))
    }
    return found
  }
}
