import AgentServer
import JSON
import Reports
import RuleIndex
import RuleModel
import WireFormats
import Workbench

/// The tool `tokens`: the design values that documents define.
enum TokensTool {
  static func tool(at desk: AgentDesk) -> AgentTool {
    AgentTool(
      name: "tokens", title: "Design tokens",
      description:
        "Lists the design tokens that the documents define, such as colours, spacing and durations. A token must match all filters; use 'value' to find the token for a number or a colour.",
      input: #"""
        {"type":"object","additionalProperties":false,"properties":{
        "kind":{"type":"array","items":{"type":"string"},"description":"only tokens of these kinds, such as colour or spacing"},
        "name":{"type":"string","description":"only names that contain this text"},
        "value":{"type":"string","description":"only this value, such as 16 or #6366F1"},
        "limit":{"type":"integer","minimum":1,"maximum":10000,"description":"maximum number of tokens (default: 100)"}}}
        """#,
      output:
        #"{"type":"object","required":["tokens"],"properties":{"tokens":{"type":"array","items":\#(ToolSchema.token)}}}"#
    ) { arguments, _ in
      try arguments.require(known: ["kind", "name", "value", "limit"])
      let kinds = try arguments.texts("kind").map { word throws(Arguments.Fault) in
        guard let kind = Token.Kind(rawValue: word) else {
          throw Arguments.Fault(
            "unknown kind \(word.quoted); known: \(Token.Kind.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        return kind
      }
      let wish = TokenWish(kinds: kinds, name: try arguments.text("name"), value: try arguments.text("value"))
      let limit = try arguments.integer("limit", in: 1...10_000) ?? 100
      let all = try desk.index.withStore { store in try store.tokens() }.filter(wish.isMet)
      let shown = all.prefix(limit)
      var lines = shown.map(desk.text.line)
      if lines.isEmpty { lines = ["No tokens match."] }
      if shown.count < all.count {
        lines.append("\(all.count - shown.count) more; add a filter or raise the 'limit' to see them.")
      }
      let document = TokensDocument(tokens: shown.map { AskDocument.Value($0, desk.workplace.shown) })
      return ToolResult(text: TextOrigin.warned(lines.joined(separator: "\n")), document: try JSONText.line(document))
    }
  }
}
