import AgentServer
import Answering
import POSIXSupport
import Reports
import RuleIndex
import RuleModel
import WireFormats
import Workbench

/// What the tools of an agent work with: the place, the open index, and the folders that may be written to.
struct AgentDesk: Sendable {
  let workplace: Workplace
  let index: IndexKeeper
  let answerers: AnsweringPlugins
  /// Real paths; nothing outside them is ever written.
  let roots: [FilePath]

  var text: AgentText { AgentText(workplace) }

  /// The tools that a list shows unless all are asked for: what writing a screen needs, in the order of the work.
  static let brief = [
    "context", "ask", "api", "scaffold", "check", "get_swift_tree", "get_design_tokens", "get_screenshot_url",
    "generate_swiftui",
  ]

  /// Every tool; what they say is shown without characters that nobody sees.
  var tools: [AgentTool] { allTools.map { $0.showing(ForeignText.lines) } }

  /// A new one is one line here.
  private var allTools: [AgentTool] {
    [
      AskTool.tool(at: self), RuleTool.tool(at: self), APITool.tool(at: self), CheckTool.tool(at: self),
      ExplainTool.tool(at: self),
      ContextTool.tool(at: self), ScaffoldTool.tool(at: self), TokensTool.tool(at: self),
      ConflictsTool.tool(at: self), SkillsTool.tool(at: self), SQLTool.tool(at: self), ProjectTool.tool(at: self),
    ] + FigmaToolSet.tools(at: self)
  }
}
