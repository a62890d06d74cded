import ByteText
import RuleModel
import YAMLSubset

/// The rules of the Agent Skills format for SKILL.md, as the official validator (skills-ref 0.1.1) applies them.
enum AgentSkillsFormat {
  static let fields: Set<String> = ["name", "description", "license", "allowed-tools", "metadata", "compatibility"]

  static func findings(in document: SkillDocument) -> [LintFinding] {
    guard let matter = document.frontMatter else {
      return [error("skill-front-matter", 1, "SKILL.md must begin with front matter between two '---' lines")]
    }
    var found: [LintFinding] = []
    for entry in matter.entries where !fields.contains(entry.name) {
      found.append(
        error(
          "skill-field-unknown", entry.place.line,
          "the Agent Skills format has no field '\(entry.name)'; put it under 'metadata'"))
    }
    found += flowStyle(matter.entries)
    found += name(matter, path: document.path)
    found += text("description", matter, isRequired: true, limit: 1024)
    found += text("compatibility", matter, isRequired: false, limit: 500)
    return found
  }

  private static func error(_ check: String, _ line: Int, _ message: String) -> LintFinding {
    LintFinding(check, .error, line: line, message)
  }

  /// The validator reads a strict YAML without `[a, b]` and `{a: b}`.
  private static func flowStyle(_ entries: [YAMLNode.Entry]) -> [LintFinding] {
    entries.flatMap { entry -> [LintFinding] in
      var found: [LintFinding] = []
      if entry.value.style == .flow {
        found.append(
          error(
            "skill-front-matter", entry.place.line,
            "the official validator rejects '\(entry.name)' in YAML's flow style; write one '- item' per line"))
      } else {
        found += flowStyle(entry.value.entries)
      }
      return found
    }
  }

  private static func name(_ matter: FrontMatter, path: String) -> [LintFinding] {
    guard let line = matter.line(of: "name") else {
      return [error("skill-name", matter.lines.first, "the required field 'name' is missing")]
    }
    guard let name = matter["name"]?.text?.trimmed(), !name.isEmpty else {
      return [error("skill-name", line, "'name' must be a non-empty text")]
    }
    var wrong: [String] = []
    if name.unicodeScalars.count > 64 { wrong.append("it has more than 64 characters") }
    if name != name.lowercased() { wrong.append("it is not lowercase") }
    if name.hasPrefix("-") || name.hasSuffix("-") { wrong.append("it begins or ends with a hyphen") }
    if name.contains("--") { wrong.append("it has two hyphens in a row") }
    if !name.unicodeScalars.allSatisfy({ $0 == "-" || isAlphanumeric($0) }) {
      wrong.append("it contains characters other than letters, digits and hyphens")
    }
    var found = wrong.map { error("skill-name", line, "'\(name)' is not a skill name: \($0)") }
    if let folder = PathName.components(path).dropLast().last, folder != name {
      found.append(
        error("skill-name", line, "the skill is named '\(name)' but its folder '\(folder)'; use the same name"))
    }
    return found
  }

  private static func isAlphanumeric(_ scalar: UnicodeScalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: scalar.properties.numericType != nil
    }
  }

  private static func text(_ field: String, _ matter: FrontMatter, isRequired: Bool, limit: Int) -> [LintFinding] {
    guard let value = matter[field], let line = matter.line(of: field) else {
      return isRequired ? [error("skill-\(field)", matter.lines.first, "the required field '\(field)' is missing")] : []
    }
    guard let text = value.scalar, !isRequired || !text.trimmed().isEmpty else {
      return [error("skill-\(field)", line, "'\(field)' must be a" + (isRequired ? " non-empty text" : " text"))]
    }
    let count = text.unicodeScalars.count
    guard count > limit else { return [] }
    return [error("skill-\(field)", line, "'\(field)' has \(count) characters; the format allows \(limit)")]
  }
}
