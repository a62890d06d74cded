import SwiftKitSDK

extension SureValue {
  /// Whether a condition that holds here asks for it: `if logo != nil { logo! }`, `guard a.b != nil else { return }`,
  /// `list.count == 1 ? list.first! : …`, `items.filter { $0.size != nil }.sorted { $0.size! < $1.size! }`.
  var isAsked: Bool { conditions.contains(where: asks) || operations.contains(where: asks) || isFiltered }

  /// What stands before the mark in the operations around it: `a == nil ||` of `a == nil || a!.isEmpty`.
  private var operations: [String] {
    let expression: [Node.Kind] = [.chain, .operation, .tuple, .argument, .call, .condition, .ternary, .force, .string]
    return mark.ancestors.prefix { expression.contains($0.kind) }.filter { $0.kind == .operation }
      .filter { $0.range.lowerBound < chain.node.range.lowerBound }
      .map { mark.file.source($0.range.lowerBound..<chain.node.range.lowerBound) }
  }

  /// The conditions around the mark, and those of statements before that leave or fill where they do not hold.
  private var conditions: [Node] {
    var found: [Node] = []
    var inner = mark
    for outer in mark.ancestors {
      switch outer.kind {
      case .if, .while, .guard, .switchCase: found += outer.children(.condition).filter { $0.isBefore(mark) }
      case .switch: found += [outer.firstChild].compactMap(\.self)
      case .for: found += outer.children.filter { $0.kind != .body }
      case .ternary: found += outer.children.prefix(1).filter { $0.isBefore(mark) }
      case .operation: found += outer.children(.chain).filter { $0.isBefore(mark) && $0.chain?.node != chain.node }
      default: break
      }
      if [.branch, .body, .closure, .switchCase, .accessor].contains(outer.kind) {
        found += outer.statements.filter { $0.isBefore(inner) && settles($0) }.flatMap { $0.children(.condition) }
      }
      if [.function, .initializer].contains(outer.kind) { break }
      inner = outer
    }
    return found
  }

  /// Whether a statement leaves where its condition says that the value is missing, or fills it.
  private func settles(_ statement: Node) -> Bool {
    if statement.kind == .guard { return true }
    guard statement.kind == .if, let branch = statement.child(.branch) else { return false }
    let isLeft = branch.statements.last.map { last in
      last.kind == .return || last.isNamed("throw", "continue", "break")
        || last.chain?.root.isNamed("fatalError", "preconditionFailure") == true
    }
    return isLeft == true || branch.statements.contains { $0.assignment?.target.source.withoutSelf == value }
  }

  private func asks(_ condition: Node) -> Bool {
    let source = condition.source
    if asks(source) || asksForDigits(condition) { return true }
    if condition.kind == .condition && source.mentions("= \(value)") { return true }
    // `hasNote`, which is `note != nil`, in this file or, by its name, in another.
    let names = ([condition] + Array(condition.descendants)).filter { $0.kind == .member }
    if let last = parts.last?.name?.lowercased(), last.count > 2,
      names.contains(where: { $0.nameWords.first == "has" && $0.nameWords.dropFirst().joined() == last })
    {
      return true
    }
    return names.contains { name in
      guard let chain = name.chain?.node, case let meant = chain.resolved, meant != chain else { return false }
      return asks(meant.source)
    }
  }

  /// Whether `text` is about this very value, or about how many there are.
  private func asks(_ text: String) -> Bool {
    let questions = ["\(value) != nil", "\(value) == nil", "nil != \(value)", "nil == \(value)", "\(value)?."]
    if questions.contains(where: text.mentions) { return true }
    guard let last = parts.last else { return false }
    // `item == nil ? … : Binding($item)!`
    if let bound = chain.root.firstUnlabelled?.value, chain.root.isNamed("Binding"), bound.source.hasPrefix("$") {
      let name = bound.source.dropFirst()
      return text.mentions("\(name) != nil") || text.mentions("\(name) == nil")
    }
    if last.isNamed("next"), last.anchor.lowerBound > chain.node.range.lowerBound {
      let iterator = mark.file.source(chain.node.range.lowerBound..<last.anchor.lowerBound).withoutSelf
      return text.mentions(iterator + "hasNext")
    }
    if value.hasSuffix("]"), let start = value.lastIndex(of: "[") {
      return text.mentions("\(value[..<start]).keys.contains")
    }
    guard last.isNamed(SureParts.ofLists), last.anchor.lowerBound > chain.node.range.lowerBound else { return false }
    let list = mark.file.source(chain.node.range.lowerBound..<last.anchor.lowerBound).withoutSelf
    let plain = list.replacing("!", with: "")
    return ["count", "isEmpty", "contains"].contains { text.mentions(list + $0) || text.mentions(plain + $0) }
      || plain.hasSuffix(".") && ["isEmpty", "count"].contains { text.mentions("\(plain.dropLast())?.\($0)") }
  }

  /// Whether a condition lets only digits through to what is made a number here: `code.allSatisfy(\.isNumber)` for `Int(code)`.
  private func asksForDigits(_ condition: Node) -> Bool {
    guard parts.count == 1, chain.root.kind == .call, chain.root.isCapitalized, chain.root.arguments.count == 1,
      let given = chain.root.firstUnlabelled?.value.source.withoutSelf
    else { return false }
    guard condition.kind == .condition, let statement = condition.parent, let asked = condition.firstChild else {
      return false
    }
    // `a.isEmpty || !a.allSatisfy(…)` is no if one of them is; `a.count == 4 && a.allSatisfy(…)` is yes if both are.
    let operands = asked.kind == .operation && asked.negated == nil ? Array(asked.children) : [asked]
    return operands.indices.contains { place in
      let isPositive = operands[place].negated == nil
      let (joint, other) = isPositive ? ("&&", "||") : ("||", "&&")
      let question = (operands[place].negated ?? operands[place]).source.withoutSelf
      return Self.questionsForDigits.contains { question == "\(given).\($0)" }
        && !operands.contains { $0.kind == .operator && $0.isNamed(other) }
        && [place - 1, place + 1].allSatisfy { !operands.indices.contains($0) || operands[$0].isNamed(joint) }
        && isLetThrough(by: statement, isPositive)
    }
  }

  /// Whether the mark is reached where the question of a statement is answered with yes, or, if it is negated, with no.
  private func isLetThrough(by statement: Node, _ isPositive: Bool) -> Bool {
    guard mark.isInside(statement) else { return isPositive == (statement.kind == .guard) }
    // Behind the question, or in the branch that it leads to.
    let isElse =
      statement.kind == .guard
      || statement.kind == .if
        && statement.children.contains { part in
          part != statement.child(.branch) && part.kind != .condition && mark.isInside(part)
        }
    return isPositive != isElse
  }

  private static let questionsForDigits = ["isNumber", "isWholeNumber"].flatMap {
    ["allSatisfy(\\.\($0))", "allSatisfy({ $0.\($0) })", "allSatisfy { $0.\($0) }"]
  }

  /// Whether a closure gets only what a filter before it let through.
  private var isFiltered: Bool {
    guard chain.root.name?.hasPrefix("$") == true, let call = mark.enclosingClosures.first?.call,
      let parts = call.chain?.parts, let place = parts.firstIndex(of: call)
    else { return false }
    let element = "$0" + value.dropFirst(2)
    return parts[..<place].contains { $0.isNamed("filter") && $0.source.contains("\(element) != nil") }
  }
}
