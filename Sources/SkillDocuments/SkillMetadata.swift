import ByteText
import RuleModel
import YAMLSubset

/// What a document says of itself as a whole.
enum SkillMetadata {
  /// Reads the fields of `matter`, whatever their shape, and falls back to the first heading and the file name.
  static func skill(_ matter: FrontMatter?, sections: [DocumentSection], path: String) -> Skill {
    let heading = sections.first { $0.level == 1 }?.title
    let stem = PathName.stem(path)
    let name = matter?["name"]?.text
    let id = [name, heading, stem].lazy.compactMap { $0.map { Slug.make($0) } }.first { !$0.isEmpty } ?? "document"
    let summary = matter?["description"]?.text ?? ""
    var skill = Skill(id: id, title: heading ?? name ?? stem, summary: summary)
    skill.requirements.tools = tools(in: summary)
    for entry in matter?.entries ?? [] {
      switch entry.name {
      case "name", "description": continue
      case "version": skill.version = entry.value.text
      case "author": skill.author = entry.value.flowText
      case "tags", "keywords": skill.tags += list(entry.value)
      case "triggers", "trigger": skill.triggers += list(entry.value)
      case "metadata":
        addRequirements(entry.value.entries, to: &skill.requirements)
        if skill.version == nil { skill.version = entry.value["version"]?.text }
        if skill.author == nil { skill.author = entry.value["author"]?.text }
        skill.otherFields.append(Skill.Field(name: entry.name, value: entry.value.flowText))
      case "requires", "requirements":
        addRequirements([entry], to: &skill.requirements)
      default: skill.otherFields.append(Skill.Field(name: entry.name, value: entry.value.flowText))
      }
    }
    return skill
  }

  /// A list, or one text with commas.
  private static func list(_ value: YAMLNode) -> [String] {
    if let text = value.scalar {
      return text.split(separator: ",").map { $0.trimmed() }.filter { !$0.isEmpty }
    }
    return value.texts
  }

  /// Gathers `bins`, `os` and `tools` from any depth: runners nest them under names of their own.
  private static func addRequirements(_ entries: [YAMLNode.Entry], to requirements: inout Skill.Requirements) {
    for entry in entries {
      switch entry.name.lowercased() {
      case "bins", "programs", "commands": requirements.programs += entry.value.texts
      case "os", "platforms", "systems": requirements.systems += entry.value.texts
      case "tools", "mcptools", "mcp": requirements.tools += entry.value.texts
      default: addRequirements(entry.value.entries, to: &requirements)
      }
    }
  }

  /// The names in "Requires the ... tools (a, b, c)".
  private static func tools(in summary: String) -> [String] {
    guard let start = summary.utf8.firstIndex(ofBytes: "Requires "), let open = summary[start...].firstIndex(of: "("),
      let close = summary[open...].firstIndex(of: ")"), summary[start..<open].utf8.contains(bytesOf: "tool")
    else { return [] }
    return summary[summary.index(after: open)..<close].split(separator: ",").map { $0.trimmed() }
      .filter { !$0.isEmpty && $0.utf8.allSatisfy { Ascii.isAlphanumeric($0) || "_-:./".utf8.contains($0) } }
  }
}
