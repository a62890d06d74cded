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
        "Shows the project's targets with their folders, platforms, deployment targets, language mode, default isolation, importable modules and test targets, and the code style. Each value has the file and line it comes from.",
      input: #"""
        {"type":"object","additionalProperties":false,"properties":{
        "path":{"type":"string","description":"a file or folder in the project (default: the current folder)"},
        "files":{"type":"boolean","description":"also list every Swift file and its targets"}}}
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
