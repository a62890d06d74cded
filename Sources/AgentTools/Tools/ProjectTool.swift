import AgentServer
import JSON
import Reports
import WireFormats
import Workbench

/// The tool `project`: what the project files say.
enum ProjectTool {
  static func tool(at desk: AgentDesk) -> AgentTool {
    AgentTool(
      name: "project", title: "The project",
      description:
        "Shows the targets of the project with their folders, platforms, lowest systems, language mode, default isolation, importable modules and test targets, and the style of the code; each value with the file and line that says it.",
      input: #"""
        {"type":"object","additionalProperties":false,"properties":{
        "path":{"type":"string","description":"a file or folder of the project; the working folder without it"},
        "files":{"type":"boolean","description":"name every Swift file with its targets"}}}
        """#,
      output:
        #"{"type":"object","required":["root","targets","workspaces","style","problems"],"properties":{"root":{"type":"string"},"targets":{"type":"array","items":{"type":"object"}},"problems":{"type":"array","items":{"type":"object"}}}}"#
    ) { arguments, _ in
      try arguments.require(known: ["path", "files"])
      let request = ProjectRequest(try arguments.text("path") ?? ".")
      let document = ProjectDocument(
        try request.report(in: desk.workplace), hasFiles: try arguments.truth("files") ?? false)
      return ToolResult(
        text: TextOrigin.warned(ProjectText.text(document)), document: try JSONText.line(document))
    }
  }
}
