import AgentServer
import Answering
import JSON
import Reports
import Scaffolding
import WireFormats
import Workbench

/// What a person can choose from a list; a new prompt is one line here.
enum AgentPrompts {
  static func all(at desk: AgentDesk) -> [AgentPrompt] {
    [reviewView(desk), newFeature(desk), convertFigma(desk), explainFinding(desk)]
  }

  private static func reviewView(_ desk: AgentDesk) -> AgentPrompt {
    AgentPrompt(
      name: "review-view", title: "Review a SwiftUI view",
      description: "Check a view, explain the findings and propose fixed code.",
      arguments: [
        .init(name: "path", description: "the view's Swift file", isRequired: true),
        .init(name: "focus", description: "what to focus on, such as accessibility or glass"),
      ]
    ) { arguments in
      let path = arguments["path"] ?? ""
      let focus = arguments["focus"].map { " Focus on '\(AgentStep.plain($0))'." } ?? ""
      let answers = try desk.index.withStore { store in
        let question = Question(arguments["focus"] ?? "view review checklist")
        return try Answerer.answer(AnswerRequest(question, limit: 5), from: store)
      }
      return AgentStep.request(
        "Review the SwiftUI view in '\(AgentStep.plain(path))'.\(focus)",
        [
          "Read the file, then call `check` with \(AgentStep.json(["paths": .strings([path])])).",
          "For each finding, call `check` with `explain` set to the name of its check; do not guess what a rule says.",
          "Call `ask` about what checks cannot see: state and data flow, accessibility, motion.",
          "Report the findings by severity, each with its location, rule key, reason, and the smallest change that fixes it.",
          AgentStep.checkBeforeShowing,
        ], closing: "Rules that may apply:\n\(desk.text.text(for: answers))")
    }
  }

  private static func newFeature(_ desk: AgentDesk) -> AgentPrompt {
    AgentPrompt(
      name: "new-feature", title: "Build a new feature",
      description: "Scaffold a feature and fill it in, following the rules.",
      arguments: [
        .init(name: "name", description: "UpperCamelCase, such as Portfolio", isRequired: true),
        .init(name: "task", description: "what the feature shows and does"),
        .init(
          name: "template", description: "the template (default: feature)",
          complete: { typed in
            let root = try ProjectRoot(around: desk.workplace.workingFolder).folder
            let library = TemplateLibrary(for: root, in: desk.workplace)
            return Set(library.entries().map(\.name)).filter { $0.hasPrefix(typed) }.sorted()
          }),
      ]
    ) { arguments in
      let name = arguments["name"] ?? ""
      let task = arguments["task"].map { ": \(AgentStep.plain($0))" } ?? ""
      let call = AgentStep.json(["template": .string(arguments["template"] ?? "feature"), "name": .string(name)])
      return AgentStep.request(
        "Build the feature '\(AgentStep.plain(name))'\(task).",
        [
          AgentStep.before.text,
          "Call `scaffold` with \(call) and show the plan, then call it again with `write` set to true.",
          "Fill in the model, service and view. Use the project's design tokens, not literal values.",
          AgentStep.check.text, "Build, then run the generated tests.",
        ])
    }
  }

  private static func convertFigma(_ desk: AgentDesk) -> AgentPrompt {
    AgentPrompt(
      name: "convert-figma", title: "Convert a Figma screen to SwiftUI",
      description: "Read a design as a slim tree and write an idiomatic view that follows the rules.",
      arguments: [
        .init(name: "design", description: "a figma.com link, a file key, or a file on disk", isRequired: true),
        .init(name: "node", description: "a layer ID, such as 12:34"),
      ]
    ) { arguments in
      let call = AgentStep.json([
        "fileKey": .string(arguments["design"] ?? ""), "nodeId": arguments["node"].map { .string($0) },
      ])
      return AgentStep.request(
        "Convert the Figma design to one SwiftUI view.",
        [
          "Call `get_swift_tree` with \(call), then `get_design_tokens` and `get_screenshot_url` with the same arguments.",
          "Look at the screenshot first; the tree describes its structure. If a layer seems to be missing, call `explain_node` (it is not listed).",
          "Call `generate_swiftui` for a first draft, and `ask` about each glass element, toolbar and sheet.",
          "Give the state, actions and sample data meaningful names; leave system bars to the system.",
          AgentStep.checkBeforeShowing,
          "Compare the result with the screenshot: texts, order, spacing, and colours in light and dark mode.",
        ])
    }
  }

  private static func explainFinding(_ desk: AgentDesk) -> AgentPrompt {
    AgentPrompt(
      name: "explain-finding", title: "Explain a finding",
      description: "What a finding means, why it matters and how to fix it.",
      arguments: [
        .init(
          name: "check", description: "the name in brackets after the finding", isRequired: true,
          complete: { typed in
            let inventory = try PluginInventory.withSkillChecks(in: desk.workplace)
            return inventory.checkNames.filter { $0.hasPrefix(typed) }
          }),
        .init(name: "code", description: "the code that was reported"),
      ]
    ) { arguments in
      let name = arguments["check"] ?? ""
      let code = arguments["code"].map { "\n\nThe code:\n\(AgentText.fenced($0))" } ?? ""
      let explanation: CheckExplanation
      do {
        explanation = try ExplainTool.explanation(of: name, at: desk)
      } catch {
        throw Arguments.Fault("\(error)")
      }
      return AgentStep.request(
        "Explain the finding '\(AgentStep.plain(name))' to me.",
        [
          "Explain what it means for this code, why it matters, and the smallest change that fixes it.",
          AgentStep.checkBeforeShowing,
        ], closing: ExplainTool.text(of: explanation, at: desk) + code)
    }
  }
}
