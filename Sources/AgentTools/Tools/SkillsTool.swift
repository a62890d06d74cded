import AgentServer
import Reports
import RuleIndex
import WireFormats
import Workbench

/// The tool `skills`: what is loaded, from where.
enum SkillsTool {
  static func tool(at desk: AgentDesk) -> AgentTool {
    AgentTool(
      name: "skills", title: "Loaded skills",
      description:
        "Lists the loaded skills: how many rules each contains, when to use it, and any problems. Read a skill at skill://<name>/SKILL.md.",
      input: #"{"type":"object","additionalProperties":false,"properties":{}}"#,
      output: #"""
        {"type":"object","required":["skills"],"properties":{"skills":{"type":"array","items":{"type":"object",
        "required":["name","title","description","path","root","files","rules","problems","requires","unmet","triggers","exclusions"],
        "properties":{"name":{"type":"string"},"title":{"type":"string"},"description":{"type":"string"},
        "version":{"type":"string"},"path":{"type":"string"},"root":{"enum":["bundled","user","project","named"]},
        "files":{"type":"integer"},"rules":{"type":"integer"},"problems":{"type":"array","items":{"type":"object"}},
        "requires":{"type":"object"},"unmet":{"type":"array","items":{"type":"string"}},
        "triggers":{"type":"array","items":{"type":"string"}},"exclusions":{"type":"array","items":{"type":"string"}}}}}}}
        """#
    ) { arguments, _ in
      try arguments.require(known: [])
      let skills = try desk.index.withStore { store in try store.skills() }.map { LoadedSkill($0, in: desk.workplace) }
      let style = TextStyle(isColoured: false)
      let text = skills.map { skill in
        (skill.lines(style, desk.workplace.named) + ["  \(AgentStep.plain(skill.skill.summary))"]
          + skill.skill.exclusions.map { "  not for: \(AgentStep.plain($0))" }).joined(separator: "\n")
      }
      return ToolResult(
        text: text.isEmpty ? "No skills are loaded." : text.joined(separator: "\n"),
        document: try JSONText.line(SkillsDocument(skills: skills.map { $0.document(desk.workplace.shown) })))
    }
  }
}
