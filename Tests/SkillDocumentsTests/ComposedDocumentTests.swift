import RuleModel
import SkillDocuments
import TestSupport
import Testing

/// All that is read in many documents, so that no sense of a word, no limit and no line moves unseen.
@Suite struct ComposedDocumentTests {
  @Test(arguments: 0..<3) func whatIsRead(part: Int) {
    var text = ""
    for number in part * 6..<part * 6 + 6 {
      let document = SkillReader.read(bytes: Array(ComposedDocument.text(number).utf8), path: "Skills/s/d\(number).md")
      text += "== Document \(number)\n" + said(of: document).joined(separator: "\n") + "\n\n"
    }
    expectGolden(text, "composed-\(part + 1).txt")
  }

  private func said(of document: SkillDocument) -> [String] {
    let skill = document.skill
    var lines = ["\(skill.id) | \(skill.title) | \(skill.summary) | \(skill.version ?? "-") | \(skill.author ?? "-")"]
    lines.append("\(skill.tags) \(skill.triggers) \(skill.exclusions) \(skill.requirements.programs)")
    lines[1] += " \(skill.requirements.systems) \(skill.requirements.tools) \(skill.otherFields.map(\.name))"
    lines += document.sections.map { "section \(place($0.lines)) \($0.level) '\($0.title)' in \($0.parent ?? -1)" }
    lines += document.rules.map(said)
    lines += document.tokens.map { token in
      "token \(place(token.lines)) \(token.namespace).\(token.name) = \(token.value) \(token.kind) "
        + "\(token.number.map { "\($0)" } ?? "-")\(token.unit) '\(token.usage ?? "")'"
    }
    lines += document.links.map { "link \($0.line) '\($0.title)' \($0.target)" }
    lines += document.problems.map { "problem \(place($0.lines)):\($0.column) \($0.kind) \($0.message)" }
    let world = SkillLint.Surroundings(skills: ["other"]) { $0.hasSuffix("cards.md") ? 20 : nil }
    for (role, name) in [(SkillLint.Role.skillFile, "skill"), (.standalone, "alone")] {
      lines += SkillLint(world).findings(in: document, as: role).map {
        "\(name) \($0.start.line):\($0.start.column) \($0.severity) \($0.check): \($0.message)"
      }
    }
    return lines
  }

  private func said(of rule: Rule) -> String {
    var text = "\(place(rule.lines)) \(rule.kind) \(rule.strength) \(rule.polarity) \(rule.key): \(rule.statement)"
    func add(_ name: String, _ value: String) { if !value.isEmpty { text += " | \(name) \(value)" } }
    add("in", rule.leadIn)
    add("why", rule.rationale ?? "")
    add("fix", rule.fix ?? "")
    add("at", rule.contexts.joined(separator: " "))
    add("api", rule.interfaces.map { "\($0.name):\($0.role)" }.joined(separator: " "))
    add("size", rule.quantities.map { "\($0.lower)...\($0.upper)\($0.unit)" }.joined(separator: " "))
    add("ios", rule.minimumOS.map { "\($0)" } ?? "")
    add("code", rule.examples.map { "\($0.verdict) \($0.language) \(place($0.lines))" }.joined(separator: ", "))
    add("from", rule.sources.joined(separator: ", "))
    add("severity", rule.severity.map { "\($0)" } ?? "")
    return text + " | \(rule.estimatedTokens)"
  }

  private func place(_ lines: LineRange) -> String {
    lines.count == 1 ? "\(lines.first)" : "\(lines.first)-\(lines.last)"
  }
}
