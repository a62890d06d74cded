import AgentServer
import Answering
import POSIXSupport
import RuleIndex
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

  var text: AgentText { AgentText(shown: context.shown) }

  /// Every tool; a new one is one line here.
  var tools: [AgentTool] {
    [
      AskTool.tool(at: self), RuleTool.tool(at: self), CheckTool.tool(at: self), ExplainTool.tool(at: self),
      ContextTool.tool(at: self), ScaffoldTool.tool(at: self), TokensTool.tool(at: self),
      ConflictsTool.tool(at: self), SkillsTool.tool(at: self), SQLTool.tool(at: self),
    ] + FigmaToolSet.tools(at: self)
  }
}
