extension TemplateText {
  /// Gives the text of a file that another one includes.
  package typealias Include = (_ name: String) throws(Complaint) -> String

  /// Parses `text`, the content of `file`, whose extension says how its comments begin.
  package init(
    _ text: String, file: String, variables: [TemplateVariable], include: Include? = nil
  ) throws(TemplateProblem) {
    var parser = TemplateParser(file: file, variables: variables, include: include)
    self.file = file
    nodes = try parser.parse(text)
  }

  /// Parses a file name or a default value: placeholders, but no directives.
  init(name text: String, file: String, variables: [TemplateVariable]) throws(TemplateProblem) {
    self.file = file
    do throws(PlaceholderProblem) {
      nodes = try Placeholders.nodes(in: text[...], variables)
    } catch {
      throw TemplateProblem(file: file, line: 1, column: error.column, message: error.complaint.message)
    }
  }
}

/// Turns the lines of a template into nodes: directives by a stack of open blocks, the rest through `Placeholders`.
private struct TemplateParser {
  private let file: String
  private let include: TemplateText.Include?
  /// The files being read, outermost first; a file that includes itself is in it twice.
  private let chain: [String]

  /// Deeper nesting is a mistake, and a bound keeps rendering from running out of stack.
  private static let deepest = 32
  /// Files that include others twice, which include others twice ... grow without end.
  private static let largest = 4 << 20
  private static let mostFiles = 500

  /// An `if` or a `for` that waits for its `end`.
  private struct Block {
    enum Verb: Equatable {
      case choice
      case loop(row: String, list: String)
    }

    let verb: Verb
    let line: Int
    /// The variables outside of it.
    let outside: [TemplateVariable]
    var branches: [TemplateText.Branch]
    var hasElse = false

    var word: String { verb == .choice ? "if" : "for" }
  }

  private var variables: [TemplateVariable]
  private var open: [Block] = []
  private var nodes: [TemplateText.Node] = []
  private var depth: Int
  private var size: Int
  /// How many files were included so far.
  private var count: Int

  init(file: String, variables: [TemplateVariable], include: TemplateText.Include?) {
    (self.file, self.variables, self.include) = (file, variables, include)
    (chain, depth, size, count) = ([file], 0, 0, 0)
  }

  private init(file: String, inside parser: TemplateParser) {
    (self.file, variables, include) = (file, parser.variables, parser.include)
    (chain, depth) = (parser.chain + [file], parser.depth + parser.open.count + 1)
    (size, count) = (parser.size, parser.count + 1)
  }

  mutating func parse(_ text: String) throws(TemplateProblem) -> [TemplateText.Node] {
    let lead = DirectiveLead(file: file)
    size += text.utf8.count
    guard size <= TemplateParser.largest else {
      throw problem(1, 1, "it is larger than \(TemplateParser.largest >> 20) MiB, with the files that it includes")
    }
    var number = 0
    for line in LineSequence(text) {
      number += 1
      switch lead.directive(in: line) {
      case .none:
        try append(line, number)
      case .behindCode(let column):
        throw problem(number, column, "a directive must be on its own line")
      case .words(let words, let column):
        try apply(words, number, column)
      }
    }
    if let block = open.last {
      throw problem(block.line, 1, "this '\(block.word)' has no '\(lead.opening) end'")
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

  private mutating func apply(_ words: String, _ line: Int, _ column: Int) throws(TemplateProblem) {
    let verb = words.prefix { $0 != " " && $0 != "\t" }
    let rest = words.dropFirst(verb.count).drop { $0 == " " || $0 == "\t" }
    do throws(Complaint) {
      switch verb {
      case "if": try openChoice(rest, line)
      case "for": try openLoop(rest, line)
      case "else": try openAlternative(rest)
      case "end": try close(rest)
      case "include": try checkInclude(rest)
      default:
        throw Complaint.unknown(
          String(verb), among: ["if", "else", "end", "for", "include"], what: "a directive")
      }
    } catch {
      throw problem(line, column, error.message)
    }
    if verb == "include" { try includeFile(String(rest), line, column) }
  }

  // MARK: - Blocks

  private mutating func open(_ verb: Block.Verb, _ line: Int, _ condition: Condition?) throws(Complaint) {
    guard depth + open.count < TemplateParser.deepest else {
      throw Complaint("blocks are nested more than \(TemplateParser.deepest) deep")
    }
    open.append(
      Block(verb: verb, line: line, outside: variables, branches: [.init(condition: condition, nodes: [])]))
  }

  private mutating func openChoice(_ rest: Substring, _ line: Int) throws(Complaint) {
    try open(.choice, line, try Condition(String(rest), variables: variables))
  }

  /// `for row in rows`.
  private mutating func openLoop(_ rest: Substring, _ line: Int) throws(Complaint) {
    let words = rest.split { $0 == " " || $0 == "\t" }.map(String.init)
    guard words.count == 3, words[1] == "in" else {
      throw Complaint("write 'for row in rows', with the name of a list")
    }
    let (row, name) = (words[0], words[2])
    guard row.first?.isLetter == true, row.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) else {
      throw Complaint("'\(row)' is not a row name; use letters and digits")
    }
    guard let list = variables.first(where: { $0.name == name }) else {
      throw Complaint.unknown(name, among: variables.map(\.name))
    }
    guard case .list = list.kind else { throw Complaint("'\(name)' is not a list") }
    guard !variables.contains(where: { $0.name == row || $0.name.hasPrefix("\(row)_") }) else {
      throw Complaint("'\(row)' is already used for something else here; choose another name for the row")
    }
    try open(.loop(row: row, list: name), line, nil)
    variables += list.rowVariables(called: row)
  }

  private mutating func openAlternative(_ rest: Substring) throws(Complaint) {
    guard let block = open.last, block.verb == .choice else { throw Complaint("'else' without an 'if'") }
    guard !block.hasElse else { throw Complaint("a second 'else' for the 'if' on line \(block.line)") }
    let condition = try alternative(rest)
    open[open.count - 1].branches.append(.init(condition: condition, nodes: []))
    open[open.count - 1].hasElse = condition == nil
  }

  /// What follows `else`: nothing, or `if` and a condition.
  private func alternative(_ rest: Substring) throws(Complaint) -> Condition? {
    if rest.isEmpty { return nil }
    guard rest.hasPrefix("if ") else { throw Complaint("write 'else', or 'else if' and a condition") }
    return try Condition(String(rest.dropFirst(3)), variables: variables)
  }

  private mutating func close(_ rest: Substring) throws(Complaint) {
    guard rest.isEmpty else { throw Complaint("'end' takes no arguments") }
    guard let block = open.popLast() else { throw Complaint("'end' without an 'if'") }
    variables = block.outside
    switch block.verb {
    case .choice: add(.choice(block.branches))
    case .loop(let row, let list): add(.loop(row: row, list: list, block.branches[0].nodes))
    }
  }

  // MARK: - Included files

  private func checkInclude(_ rest: Substring) throws(Complaint) {
    let name = String(rest)
    guard include != nil else { throw Complaint("'include' is not allowed here") }
    if let flaw = RelativePath.flaw(in: name) { throw Complaint("the path '\(name)' \(flaw)") }
    if chain.contains(name) {
      throw Complaint("the files include each other in a cycle: \((chain + [name]).joined(separator: ", "))")
    }
    guard count < TemplateParser.mostFiles else {
      throw Complaint("more than \(TemplateParser.mostFiles) files are included")
    }
    guard depth + open.count < TemplateParser.deepest else {
      throw Complaint("files are included more than \(TemplateParser.deepest) deep")
    }
  }

  private mutating func includeFile(_ name: String, _ line: Int, _ column: Int) throws(TemplateProblem) {
    let text: String
    do throws(Complaint) {
      text = try include?(name) ?? ""
    } catch {
      throw problem(line, column, error.message)
    }
    var parser = TemplateParser(file: name, inside: self)
    for node in try parser.parse(text) { add(node) }
    (size, count) = (parser.size, parser.count)
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
