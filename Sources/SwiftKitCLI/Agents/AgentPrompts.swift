import AgentServer
import Answering
import ArgumentParser
import Scaffolding
import WireFormats

/// What a person can choose from a list; a new prompt is one line here.
enum AgentPrompts {
  static func all(at desk: AgentDesk) -> [AgentPrompt] {
    [reviewView(desk), newFeature(desk), convertFigma(desk), explainFinding(desk)]
  }

  private static func reviewView(_ desk: AgentDesk) -> AgentPrompt {
    AgentPrompt(
      name: "review-view", title: "Review a SwiftUI view",
      description: "Check a view, explain what is found and propose the mended code.",
      arguments: [
        .init(name: "path", description: "the Swift file of the view", isRequired: true),
        .init(name: "focus", description: "what to look at most, such as accessibility or glass"),
      ]
    ) { arguments in
      let path = arguments["path"] ?? ""
      let focus = arguments["focus"].map { " Look at \($0) most." } ?? ""
      let answers = try desk.index.withStore { store in
        let question = Question(arguments["focus"] ?? "view review checklist")
        return try Answerer.answer(AnswerRequest(question, limit: 5), from: store)
      }
      return """
        Review the SwiftUI view in '\(path)'.\(focus)

        1. Read the file, then call the tool `check` with paths ["\(path)"].
        2. For each finding call `explain` with the name of its check; do not guess what a rule says.
        3. Call `ask` for what no check can see: state and data flow, accessibility, motion.
        4. Report by severity: place, rule and its key, why, and the smallest change that mends it.
        5. Call `check` with the mended text as `source`; only propose text without findings.

        Rules that are likely to matter:
        \(desk.text.text(for: answers))
        """
    }
  }

  private static func newFeature(_ desk: AgentDesk) -> AgentPrompt {
    AgentPrompt(
      name: "new-feature", title: "Build a new feature",
      description: "Scaffold a feature and fill it in by the rules.",
      arguments: [
        .init(name: "name", description: "UpperCamelCase, such as Portfolio", isRequired: true),
        .init(name: "task", description: "what the feature shows and does"),
        .init(
          name: "template", description: "the template; 'feature' without it",
          complete: { typed in
            let root = try ScaffoldOptions.parse([]).layout(in: desk.context).root.folder
            let library = ScaffoldOptions.library(for: root, in: desk.context)
            return Set(library.entries().map(\.name)).filter { $0.hasPrefix(typed) }.sorted()
          }),
      ]
    ) { arguments in
      let name = arguments["name"] ?? ""
      let task = arguments["task"] ?? name
      return """
        Build the feature '\(name)': \(task).

        1. Call `ask` with a few words for each part of the task, and keep to what it answers.
        2. Call `scaffold` with template "\(arguments["template"] ?? "feature")" and name "\(name)"; show the plan, then \
        call it again with write true.
        3. Fill in the model, service and view. Use the project's tokens (`tokens`), not literal values.
        4. Call `check` on every file that you touched, and mend what it finds; `explain` tells how.
        5. Build, and run the tests that came with the scaffold.
        """
    }
  }

  private static func convertFigma(_ desk: AgentDesk) -> AgentPrompt {
    AgentPrompt(
      name: "convert-figma", title: "Convert a Figma screen to SwiftUI",
      description: "Read a design as a slim tree and write one idiomatic view by the rules.",
      arguments: [
        .init(name: "design", description: "a link to figma.com, a file key or a file on disk", isRequired: true),
        .init(name: "node", description: "the layer, as 12:34"),
      ]
    ) { arguments in
      let node = arguments["node"].map { ", \"nodeId\": \"\($0)\"" } ?? ""
      let call = "{\"fileKey\": \"\(arguments["design"] ?? "")\"\(node)}"
      return """
        Convert the Figma design to one SwiftUI view.

        1. Call `get_swift_tree` with \(call), then `get_design_tokens` and `get_screenshot_url` with the same.
        2. Look at the picture first; the tree says what it is made of. For a layer that seems to be missing call \
        `explain_node`.
        3. Call `generate_swiftui` for a first file, and `ask` about each part that is glass, a toolbar or a sheet.
        4. Name the state, actions and sample data for what they are; keep system bars to the system.
        5. Call `check` with the text as `source`, and mend what it finds.
        6. Compare with the picture once more: texts, order, spacing, colours in light and dark.
        """
    }
  }

  private static func explainFinding(_ desk: AgentDesk) -> AgentPrompt {
    AgentPrompt(
      name: "explain-finding", title: "Explain a finding",
      description: "What a finding of the check means, why it matters and how to mend it.",
      arguments: [
        .init(
          name: "check", description: "the name in brackets behind the finding", isRequired: true,
          complete: { typed in
            var inventory = try PluginInventory(in: desk.context)
            inventory.addSkillChecks(in: desk.context)
            return inventory.checkNames.filter { $0.hasPrefix(typed) }
          }),
        .init(name: "code", description: "the code that it was found in"),
      ]
    ) { arguments in
      let name = arguments["check"] ?? ""
      let code = arguments["code"].map { "\n\nThe code:\n```swift\n\($0)\n```" } ?? ""
      let explanation: CheckExplanation
      do {
        explanation = try ExplainTool.explanation(of: name, at: desk)
      } catch {
        throw Arguments.Fault("\(error)")
      }
      return """
        Explain the finding '\(name)' to me: what it means for this code, why it matters, and the smallest change that \
        mends it. Call `check` with your change as `source` before you show it.

        \(explanation.text(in: desk.plainContext))\(code)
        """
    }
  }
}
