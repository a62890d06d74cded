import RuleIndex
import RuleModel
package import WireFormats
package import Workbench

extension LoadedSkill {
  /// For people, a line at a time.
  package func lines(_ style: TextStyle, _ shown: (String) -> String) -> [String] {
    let version = skill.version.map { " \($0)" } ?? ""
    var lines = ["\(style.bold(skill.id))\(version)  \(root.rawValue)  \(style.dim(shown(skill.path)))"]
    var facts = ["\(skill.rules) rule\(skill.rules == 1 ? "" : "s")"]
    if skill.files > 1 { facts.append("\(skill.files) files") }
    if !skill.problems.isEmpty {
      facts.append(style.yellow("\(skill.problems.count) problem\(skill.problems.count == 1 ? "" : "s")"))
    }
    lines.append("  " + facts.joined(separator: ", "))
    if !unmet.isEmpty {
      lines.append("  " + style.yellow("requires \(unmet.joined(separator: ", ")): not available here"))
    }
    if !skill.triggers.isEmpty {
      let more = skill.triggers.count > 4 ? " and \(skill.triggers.count - 4) more" : ""
      lines.append("  use when: " + skill.triggers.prefix(4).joined(separator: "; ") + more)
    }
    return lines
  }

  /// For programs.
  package func document(_ shown: (String) -> String) -> SkillsDocument.Entry {
    SkillsDocument.Entry(
      name: skill.id, title: skill.title, description: skill.summary, version: skill.version, path: shown(skill.path),
      root: root.rawValue, files: skill.files, rules: skill.rules,
      problems: skill.problems.map {
        SkillsDocument.Problem(path: shown($0.path), line: $0.line, column: $0.column, message: $0.message)
      },
      requires: SkillsDocument.Requirements(
        programs: skill.requirements.programs, systems: skill.requirements.systems),
      unmet: unmet, triggers: skill.triggers, exclusions: skill.exclusions)
  }
}
