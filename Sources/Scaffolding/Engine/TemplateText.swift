/// A text with placeholders and directives, parsed and checked, so that rendering it cannot fail.
package struct TemplateText: Hashable, Sendable {
  indirect enum Node: Hashable, Sendable {
    case literal(String)
    case placeholder(variable: String, NameForm?)
    /// The first branch whose condition holds; no condition is `else`.
    case choice([Branch])
  }

  struct Branch: Hashable, Sendable {
    let condition: Condition?
    var nodes: [Node]
  }

  let nodes: [Node]

  /// Every variable that the text names, in any branch.
  package var variables: Set<String> { TemplateText.variables(in: nodes) }

  /// The text with the answers filled in.
  ///
  /// Every variable of the template needs an answer; the same answers give the same text.
  package func rendered(with answers: [String: Answer]) -> String {
    var text = ""
    TemplateText.render(nodes, answers, into: &text)
    return text
  }

  private static func render(_ nodes: [Node], _ answers: [String: Answer], into text: inout String) {
    for node in nodes {
      switch node {
      case .literal(let part):
        text += part
      case .placeholder(let variable, let form):
        let value = answers[variable]?.description ?? ""
        text += form.map { $0.applied(to: value) } ?? value
      case .choice(let branches):
        if let branch = branches.first(where: { $0.condition?.holds(answers) ?? true }) {
          render(branch.nodes, answers, into: &text)
        }
      }
    }
  }

  private static func variables(in nodes: [Node]) -> Set<String> {
    nodes.reduce(into: []) { found, node in
      switch node {
      case .literal: break
      case .placeholder(let variable, _): found.insert(variable)
      case .choice(let branches):
        for branch in branches {
          found.formUnion(branch.condition?.variables ?? [])
          found.formUnion(variables(in: branch.nodes))
        }
      }
    }
  }
}
