extension TemplateText {
  /// Parses `text`, the content of `file`, whose extension says how its comments begin.
  package init(_ text: String, file: String, variables: [TemplateVariable]) throws(TemplateProblem) {
    var parser = TemplateParser(file: file, variables: variables)
    nodes = try parser.parse(text)
  }

  /// Parses a file name or a default value: placeholders, but no directives.
  init(name text: String, file: String, line: Int, variables: [TemplateVariable]) throws(TemplateProblem) {
    do throws(PlaceholderProblem) {
      nodes = try Placeholders.nodes(in: text[...], variables)
    } catch {
      throw TemplateProblem(file: file, line: line, column: 1, message: error.complaint.message)
    }
  }
}

/// Turns the lines of a template into nodes: directives by a stack of open blocks, the rest through `Placeholders`.
private struct TemplateParser {
  let file: String
  let variables: [TemplateVariable]

  /// Deeper nesting is a mistake, and a bound keeps rendering from running out of stack.
  private let deepest = 32

  /// An `if` that waits for its `end`.
  private struct Block {
    let line: Int
    var branches: [TemplateText.Branch]
    var hasElse = false
  }

  private var open: [Block] = []
  private var nodes: [TemplateText.Node] = []

  init(file: String, variables: [TemplateVariable]) {
    self.file = file
    self.variables = variables
  }

  mutating func parse(_ text: String) throws(TemplateProblem) -> [TemplateText.Node] {
    let lead = DirectiveLead(file: file)
    var number = 0
    for line in LineSequence(text) {
      number += 1
      switch lead.directive(in: line) {
      case .none:
        try append(line, number)
      case .behindCode(let column):
        throw problem(number, column, "a directive stands on a line of its own")
      case .words(let words, let column):
        do throws(Complaint) {
          try apply(words, line: number)
        } catch {
          throw problem(number, column, error.message)
        }
      }
    }
    if let block = open.last {
      throw problem(block.line, 1, "this 'if' has no '\(lead.opening) end'")
    }
    return nodes
  }

  private mutating func append(_ line: Substring, _ number: Int) throws(TemplateProblem) {
    do throws(PlaceholderProblem) {
      for node in try Placeholders.nodes(in: line, variables) { add(node) }
    } catch {
      throw problem(number, error.column, error.complaint.message)
    }
  }

  private mutating func add(_ node: TemplateText.Node) {
    guard let block = open.last else { return nodes.append(merging: node) }
    open[open.count - 1].branches[block.branches.count - 1].nodes.append(merging: node)
  }

  private mutating func apply(_ words: String, line: Int) throws(Complaint) {
    let verb = words.prefix { $0 != " " && $0 != "\t" }
    let rest = words.dropFirst(verb.count).drop { $0 == " " || $0 == "\t" }
    switch verb {
    case "if":
      guard open.count < deepest else { throw Complaint("blocks are nested more than \(deepest) deep") }
      let condition = try Condition(String(rest), variables: variables)
      open.append(Block(line: line, branches: [.init(condition: condition, nodes: [])]))
    case "else":
      guard let block = open.last else { throw Complaint("'else' without an 'if'") }
      guard !block.hasElse else { throw Complaint("a second 'else' for the 'if' in line \(block.line)") }
      let condition = try alternative(rest)
      open[open.count - 1].branches.append(.init(condition: condition, nodes: []))
      open[open.count - 1].hasElse = condition == nil
    case "end":
      guard rest.isEmpty else { throw Complaint("'end' stands alone") }
      guard let block = open.popLast() else { throw Complaint("'end' without an 'if'") }
      add(.choice(block.branches))
    default:
      throw Complaint.unknown(String(verb), among: ["if", "else", "end"], what: "a directive")
    }
  }

  /// What follows `else`: nothing, or `if` and a condition.
  private func alternative(_ rest: Substring) throws(Complaint) -> Condition? {
    if rest.isEmpty { return nil }
    guard rest.hasPrefix("if ") else { throw Complaint("'else' is followed by nothing or by 'if' and a condition") }
    return try Condition(String(rest.dropFirst(3)), variables: variables)
  }

  private func problem(_ line: Int, _ column: Int, _ message: String) -> TemplateProblem {
    TemplateProblem(file: file, line: line, column: column, message: message)
  }
}

extension [TemplateText.Node] {
  /// Appends `node`; neighbouring literals become one.
  fileprivate mutating func append(merging node: TemplateText.Node) {
    if case .literal(let text) = node, case .literal(let before)? = last {
      self[count - 1] = .literal(before + text)
    } else {
      append(node)
    }
  }
}
