import AgentServer
import Answering
import JSON
import Reports
import RuleModel
import WireFormats
import Workbench

/// The tool `ask`: what `swiftkit ask` answers.
enum AskTool {
  static func tool(at desk: AgentDesk) -> AgentTool {
    AgentTool(
      name: "ask", title: "Ask the SwiftUI rules",
      description: """
        Answers a question about SwiftUI from a library of tested rules, each with bad and good code. Ask about one thing \
        in a few words, using API names: {"query":"toolbar button glass"}. Pass 'key' instead of 'query' to read one rule \
        in full; answers and findings show keys in brackets. If 'covered' is false, no rule covers the question: use \
        your own knowledge.
        """,
      input: #"""
        {"type":"object","additionalProperties":false,"properties":{
        "query":{"type":"string","description":"words, an API name, a value, or a code snippet"},
        "key":{"type":"string","description":"the key of a rule, or its last part"},
        "budget":{"type":"integer","minimum":1,"description":"maximum tokens for all answers"},
        "limit":{"type":"integer","minimum":1,"maximum":100,"description":"maximum number of answers (default: 5)"},
        "skills":{"type":"array","items":{"type":"string"},"description":"only rules from these skills"},
        "strength":{"type":"array","items":{"type":"string"},"description":"such as must or must-not"},
        "topics":{"type":"array","items":{"type":"string"},"description":"such as toolbar"},
        "platform":{"type":"number","description":"only rules that apply to this iOS version"}}}
        """#,
      output: ToolSchema.answers
    ) { arguments, _ in
      try arguments.require(known: ["query", "key", "budget", "limit", "skills", "strength", "topics", "platform"])
      if let key = try arguments.text("key") {
        try arguments.require(known: ["key"])
        return try RuleTool.result(key, at: desk)
      }
      var request = QuestionRequest(try arguments.requiredText("query", limit: 32_768))
      let groups = try arguments.texts("strength").map { word throws(Arguments.Fault) in
        guard let group = StrengthGroup(named: word) else {
          let known = StrengthGroup.words.joined(separator: ", ")
          throw Arguments.Fault("unknown strength \(word.quoted); known: \(known)")
        }
        return group
      }
      request.filter = AnswerFilter(
        skills: try arguments.texts("skills"), groups: groups, topics: try arguments.texts("topics"),
        platform: try arguments.number("platform"))
      request.limit = try arguments.integer("limit", in: 1...100) ?? request.limit
      request.budget = try arguments.integer("budget", in: 1...1_000_000)
      let given = desk.answerers.answers(to: request.question.text)
      let answers: AnswerSet
      do {
        answers = try desk.index.withStore { store in
          try request.answers(from: store, given: given, in: desk.workplace)
        }
      } catch let error as UnknownSkill {
        throw Arguments.Fault("'skills': \(error)")
      }
      return ToolResult(
        text: desk.text.text(for: answers),
        document: try JSONText.line(AskDocument(answers, shownAs: desk.workplace.shown)))
    }
  }
}
