/// A text with placeholders and directives, parsed and checked: rendering it fails only where it would never end.
package struct TemplateText: Hashable, Sendable {
  indirect enum Node: Hashable, Sendable {
    case literal(String)
    case placeholder(variable: String, NameForm?)
    /// The word `public` and the space behind it, or nothing.
    case access(variable: String)
    /// The project's name for a part of its design, or what SwiftUI has for it.
    case design(variable: String, DesignRole)
    /// A value of the type that `variable` is, for a property that has the name in `name`.
    case sample(variable: String, name: String?, SampleValue)
    /// The first branch whose condition holds; no condition is `else`.
    case choice([Branch])
    /// The nodes once for every row of a list.
    case loop(row: String, list: String, [Node])
  }

  struct Branch: Hashable, Sendable {
    let condition: Condition?
    var nodes: [Node]
  }

  /// The file that it came from, for complaints.
  let file: String
  let nodes: [Node]

  /// Every variable that the text names, in any branch.
  package var variables: Set<String> { TemplateText.variables(in: nodes) }

  /// The text with the answers filled in.
  ///
  /// Every variable of the template needs an answer; the same answers give the same text. Loops inside loops could make
  /// a text without end, which is refused.
  ///
  /// - Parameter names: words that get a mark in front of them where an answer brings them.
  package func rendered(
    with answers: [String: Answer], marking names: Set<String> = []
  ) throws(TemplateProblem) -> String {
    var rendering = Rendering(answers: answers, marking: names)
    guard rendering.add(nodes) else {
      throw TemplateProblem(
        file: file, line: 1, column: 1,
        message: "it would write more than \(Rendering.largest >> 20) MiB; check its loops")
    }
    return file.hasSuffix(".swift") ? ImportLines.adding(rendering.modules, to: rendering.text) : rendering.text
  }

  /// What the text asks of the project's design, in any branch.
  var designRoles: Set<DesignRole> { TemplateText.designRoles(in: nodes) }

  private static func designRoles(in nodes: [Node]) -> Set<DesignRole> {
    nodes.reduce(into: []) { found, node in
      switch node {
      case .design(_, let role): found.insert(role)
      case .choice(let branches): for branch in branches { found.formUnion(designRoles(in: branch.nodes)) }
      case .loop(_, _, let nodes): found.formUnion(designRoles(in: nodes))
      case .literal, .placeholder, .access, .sample: break
      }
    }
  }

  private static func variables(in nodes: [Node]) -> Set<String> {
    nodes.reduce(into: []) { found, node in
      switch node {
      case .literal: break
      case .placeholder(let variable, _), .access(let variable), .design(let variable, _), .sample(let variable, _, _):
        found.insert(variable)
      case .choice(let branches):
        for branch in branches {
          found.formUnion(branch.condition?.variables ?? [])
          found.formUnion(variables(in: branch.nodes))
        }
      case .loop(_, let list, let nodes):
        found.insert(list)
        found.formUnion(variables(in: nodes))
      }
    }
  }
}

/// One text in the making.
private struct Rendering {
  static let largest = 1 << 20
  private static let mostSteps = 200_000

  var answers: [String: Answer]
  var text = ""
  /// The modules of the project that the text names something of.
  var modules: Set<String> = []
  private let marking: Set<String>
  private var steps = 0

  init(answers: [String: Answer], marking: Set<String>) { (self.answers, self.marking) = (answers, marking) }

  /// Appends `nodes`; false where it becomes too much.
  mutating func add(_ nodes: [TemplateText.Node]) -> Bool {
    for node in nodes {
      steps += 1
      guard steps < Rendering.mostSteps, text.utf8.count < Rendering.largest else { return false }
      switch node {
      case .literal(let part):
        text += part
      case .placeholder(let variable, let form):
        let value = answers[variable]?.description ?? ""
        text += HiddenNames.marked(form.map { $0.applied(to: value) } ?? value, marking)
      case .access(let variable):
        if answers[variable] == .choice("public") { text += "public " }
      case .design(let variable, let role):
        let name = answers[variable]?.designName(for: role)
        text += name.map { HiddenNames.marked($0.expression, marking) } ?? role.systemValue
        if let module = name?.module { modules.insert(module) }
      case .sample(let variable, let name, let sample):
        let type = answers[variable]?.description ?? ""
        let name = name.flatMap { answers[$0]?.description } ?? ""
        // An empty place, which a compiler tells of: the template did not ask whether there are samples.
        text += HiddenNames.marked(sample.expression(of: type, named: name) ?? "<#\(type)#>", marking)
      case .choice(let branches):
        guard let branch = branches.first(where: { $0.condition?.holds(answers) ?? true }) else { continue }
        if !add(branch.nodes) { return false }
      case .loop(let row, let list, let nodes):
        if !add(nodes, forEach: row, in: list) { return false }
      }
    }
    return true
  }

  private mutating func add(_ nodes: [TemplateText.Node], forEach row: String, in list: String) -> Bool {
    guard case .list(let list)? = answers[list] else { return true }
    let outside = answers
    for (index, members) in list.rows.enumerated() {
      for (name, answer) in members { answers["\(row)_\(name)"] = answer }
      answers["\(row)_first"] = .bool(index == 0)
      answers["\(row)_last"] = .bool(index == list.rows.count - 1)
      steps += 1
      if !add(nodes) { return false }
    }
    answers = outside
    return true
  }
}
