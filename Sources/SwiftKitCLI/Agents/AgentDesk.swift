import AgentServer
import Answering
import POSIXSupport
import RuleIndex
import RuleModel
import WireFormats

/// What the tools of an agent work with: the world, the open index, and the folders that may be written to.
struct AgentDesk: Sendable {
  let context: CommandContext
  let index: IndexKeeper
  let answerers: AnsweringPlugins
  /// Real paths; nothing outside them is ever written.
  let roots: [FilePath]

  /// The world without a terminal, for texts that would otherwise be coloured.
  var plainContext: CommandContext {
    var context = context
    context.colours = false
    return context
  }

  var text: AgentText { AgentText(context) }

  /// Every tool; what they say is shown without characters that nobody sees.
  var tools: [AgentTool] { allTools.map { $0.showing(ForeignText.lines) } }

  /// A new one is one line here.
  private var allTools: [AgentTool] {
    [
      AskTool.tool(at: self), RuleTool.tool(at: self), CheckTool.tool(at: self), ExplainTool.tool(at: self),
      ContextTool.tool(at: self), ScaffoldTool.tool(at: self), TokensTool.tool(at: self),
      ConflictsTool.tool(at: self), SkillsTool.tool(at: self), SQLTool.tool(at: self),
    ] + FigmaToolSet.tools(at: self)
  }
}
