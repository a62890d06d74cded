import AgentServer
import JSON
import Reports
import WireFormats
import Workbench

/// The tool `api`: what there is of a name in SwiftUI.
enum APITool {
  static func tool(at desk: AgentDesk) -> AgentTool {
    AgentTool(
      name: "api", title: "Look up SwiftUI API",
      description:
        """
        Looks up a SwiftUI name: signatures with labels, availability, deprecation and replacement. For an unknown name, \
        it suggests similar ones. Call it before you write a modifier, type or value that you are not sure of: \
        {"name":"scrollEdgeEffectStyle"}.
        """,
      input: #"""
        {"type":"object","required":["name"],"additionalProperties":false,"properties":{
        "name":{"type":"string","description":"such as glassEffect, View.glassEffect or onChange(of:perform:)"}}}
        """#,
      output:
        #"{"type":"object","required":["name","sdk","declarations","suggestions"],"properties":{"name":{"type":"string"},"declarations":{"type":"array","items":{"type":"object"}},"suggestions":{"type":"array","items":{"type":"string"}}}}"#
    ) { arguments, _ in
      try arguments.require(known: ["name"])
      let name = try arguments.requiredText("name", limit: 300)
      let request = APIRequest(name)
      let answer = try request.answer(in: desk.workplace)
      let document = APIDocument(
        answer, packages: try request.packageDeclarations(of: answer, in: desk.workplace), shown: desk.workplace.shown)
      return ToolResult(text: APIText.text(document), document: try JSONText.line(document))
    }
  }
}
