import AgentServer
import POSIXSupport
import TestSupport
import Testing
import Workbench

@testable import AgentTools

/// What an agent may call.
@Suite struct ToolNamesTests {
  private var tools: [AgentTool] {
    let place = Workplace(workingFolder: PackageFolder.root)
    return AgentDesk(
      workplace: place, index: IndexKeeper(IndexRequest(), in: place), answerers: AnsweringPlugins(in: place), roots: []
    ).tools
  }

  @Test func everyToolIsOffered() {
    #expect(
      tools.map(\.name) == [
        "ask", "rule", "api", "check", "explain", "context", "scaffold", "tokens", "conflicts", "skills", "sql",
        "project", "get_swift_tree", "get_design_tokens", "get_variable_defs", "get_screenshot_url",
        "get_screenshot", "explain_node", "generate_swiftui", "list_screens",
      ])
  }

  /// The manual lists every tool.
  @Test func theManualNamesThem() throws {
    let page = try FileContents.text(of: PackageFolder.root.appending("docs").appending("agents.md"))
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") }.joined(separator: "\n")
    for tool in tools { #expect(rows.contains("`\(tool.name)`"), "\(tool.name)") }
  }

  /// Skill documents call some tools for designs by other names.
  @Test func documentsKnowTheToolsByTwoNames() {
    #expect(FigmaToolSet.names.flatMap { [$0.name] + $0.others } == tools.map(\.name).suffix(8))
  }
}
