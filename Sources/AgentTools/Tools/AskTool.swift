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
        Answers a question about writing SwiftUI from a library of tested rules: each says what to do, with bad and good \
        code. Ask one thing, in a few words, by the names of APIs: {"query":"toolbar button glass"}. With 'key' in \
        place of 'query' it shows that one rule whole; keys stand in brackets in answers and findings. 'covered' false \
        means that no rule speaks of it: go by what you know.
        """,
      input: #"""
        {"type":"object","additionalProperties":false,"properties":{
        "query":{"type":"string","description":"words, an API name, a value, or a piece of code"},
        "key":{"type":"string","description":"the key of one rule, or the end of it, alone"},
        "budget":{"type":"integer","minimum":1,"description":"the most tokens of all answers"},
        "limit":{"type":"integer","minimum":1,"maximum":100,"description":"the most answers; 5 without it"},
        "skills":{"type":"array","items":{"type":"string"},"description":"only rules of these skills"},
        "strength":{"type":"array","items":{"type":"string"},"description":"such as must or must-not"},
        "topics":{"type":"array","items":{"type":"string"},"description":"such as toolbar"},
        "platform":{"type":"number","description":"an iOS version that the rules must hold for"}}}
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
          throw Arguments.Fault("'strength' has no \(word.quoted); known: \(known)")
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
