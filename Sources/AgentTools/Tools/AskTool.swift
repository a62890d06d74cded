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
        Answers a question about writing SwiftUI with single rules and where they stand. Ask in a few words, with the \
        names of APIs ('toolbar button glass', '.sheet background', 'spacing scale'). 'covered' is false when the \
        documents do not say. 'budget' packs the most useful rules into that many tokens.
        """,
      input: #"""
        {"type":"object","required":["query"],"additionalProperties":false,"properties":{
        "query":{"type":"string","description":"words, an API name, a value, or a piece of code"},
        "budget":{"type":"integer","minimum":1,"description":"tokens that all answers may cost together"},
        "limit":{"type":"integer","minimum":1,"maximum":100,"description":"the most answers; 5 without it"},
        "skills":{"type":"array","items":{"type":"string"},"description":"only rules of these skills"},
        "strength":{"type":"array","items":{"type":"string"},"description":"only rules of these strengths, such as must or must-not"},
        "topics":{"type":"array","items":{"type":"string"},"description":"only rules about these, such as toolbar"},
        "platform":{"type":"number","description":"only what holds for this iOS version"}}}
        """#,
      output: ToolSchema.answers
    ) { arguments, _ in
      try arguments.require(known: ["query", "budget", "limit", "skills", "strength", "topics", "platform"])
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
