import SwiftKitSDK

/// What stands before a `!`, and whether it is there by all that the code around and the documentation say.
struct SureValue {
  let chain: Chain
  let mark: Node
  /// The parts of the chain before the mark.
  let parts: [Node]
  /// The value as it is written, without `self.`.
  let value: String

  init(_ chain: Chain, before mark: Node) {
    self.chain = chain
    self.mark = mark
    parts = chain.parts.filter { $0.range.upperBound <= mark.range.lowerBound }
    value = mark.file.source(chain.node.range.lowerBound..<mark.range.lowerBound).withoutSelf
  }

  /// Whether a call or a subscript gives it, which may be another each time.
  var isCalled: Bool { parts.contains { $0.kind != .member && $0.kind != .optional && $0.kind != .force } }

  /// Whether a method gives it, which may give another one each time: `queue.popFirst()`, but not `Int(text)`.
  var isMadeAnew: Bool {
    parts.contains { $0.kind == .call && !$0.isCapitalized && !$0.isNamed("init", "date") }
  }

  var isSure: Bool {
    SureParts(parts).isSure || isSureByItsValue || isMadeBefore || isAsked || isKeyOfItsDictionary || isMeant
  }

  /// `var mustID: Int64 { id! }`, whose name says that it is there, and the context that a callback of C is given.
  private var isMeant: Bool {
    mark.enclosing(.variable, .function)?.nameWords.first == "must"
      || mark.enclosing(.call)?.isNamed("fromOpaque") == true
  }

  /// A constant of the same function whose value is sure: `let icon = NSImage(named: "a"); icon!.size = …`.
  private var isSureByItsValue: Bool {
    guard let name = chain.root.name, parts.count == 1, chain.root.kind == .member,
      let code = mark.enclosing(.function, .initializer, .accessor, .body),
      let variable = code.descendants.first(where: { $0.kind == .variable && $0.isNamed(name) && $0.isBefore(mark) }),
      variable.flags.contains(.constant), let made = variable.child(.initial)?.firstChild?.chain
    else { return false }
    return SureParts(made.parts).isSure
  }

  /// Whether a statement before has given it a value: `formatter = DateFormatter(); formatter!.dateStyle = .short`.
  private var isMadeBefore: Bool {
    for (block, statement) in blocks {
      guard let place = block.statements.firstIndex(of: statement) else { continue }
      let before = block.statements[..<place]
      guard let made = before.last(where: gives) else { continue }
      let between = mark.file.source(made.range.upperBound..<statement.range.lowerBound)
      return !between.mentions("\(value) = nil") && isGiven(by: made)
    }
    return false
  }

  /// The blocks around the mark up to its function, each with its statement that holds the mark, the innermost first.
  private var blocks: [(block: Node, statement: Node)] {
    var found: [(Node, Node)] = []
    var inner = mark
    for outer in mark.ancestors {
      if [.branch, .body, .closure, .switchCase, .accessor].contains(outer.kind) { found.append((outer, inner)) }
      if [.function, .initializer, .struct, .class, .enum, .actor, .extension].contains(outer.kind) { break }
      inner = outer
    }
    return found
  }

  /// Whether a statement assigns or declares it.
  private func gives(_ statement: Node) -> Bool {
    if statement.kind == .variable { return parts.count == 1 && statement.isNamed(value) }
    return statement.assignment?.target.source.withoutSelf == value
  }

  private func isGiven(by statement: Node) -> Bool {
    if let initial = statement.child(.initial)?.firstChild { return isThere(initial) }
    guard let given = statement.assignment?.value else { return false }
    // What was just put under a key is read again.
    if value.hasSuffix("]") { return given.kind != .nil && !statement.source.contains("?") }
    return isThere(given)
  }

  /// Whether a value of which nothing is optional by the look of it.
  private func isThere(_ given: Node) -> Bool {
    if [.string, .integer, .float, .boolean, .array, .dictionary].contains(given.kind) || given.number != nil {
      return true
    }
    if given.kind == .ternary { return given.children.dropFirst().allSatisfy(isThere) }
    guard let parts = given.chain?.parts, let root = parts.first, !given.source.contains("?") else { return false }
    if root.isCapitalized {
      let mayFail = parts.count == 1 ? SureParts.mayFail(root) : parts.last?.isNamed(SureParts.ofLists) == true
      return !mayFail || SureParts(parts).isSure
    }
    if parts.last?.isNamed("contains", "count", "isEmpty", "hasPrefix", "hasSuffix") == true { return true }
    guard parts.count == 1, let name = given.ownMemberName else { return false }
    // A parameter, or a constant that was bound.
    let parameter = mark.enclosing(.function, .initializer)?.children(.parameter).first { $0.isNamed(name) }
    if let type = parameter?.child(.type) { return !type.source.hasSuffix("?") }
    return mark.ancestors.contains { node in
      (node.children(.condition) + node.children(.guard).flatMap { $0.children(.condition) }).contains {
        $0.isBefore(mark) && ($0.source.mentions("let \(name)") || $0.source.mentions("var \(name)"))
      }
    }
  }

  /// Whether a loop goes through the keys of the dictionary that is read: `for day in days.keys { days[day]! }`.
  private var isKeyOfItsDictionary: Bool {
    guard value.hasSuffix("]"), let start = value.lastIndex(of: "["), start != value.startIndex else { return false }
    let (list, key) = (value[..<start], value[value.index(after: start)...].dropLast())
    return mark.ancestors.contains { node in
      switch node.kind {
      case .for: node.firstChild.map { $0.source == key } == true && node.source.prefix(200).mentions("\(list).keys")
      case .closure:
        node.child(.parameter)?.isNamed(String(key)) == true
          && node.callOfArgument?.source.prefix(200).mentions("\(list).keys") == true
      default: false
      }
    }
  }
}

extension StringProtocol {
  /// The code without `self.` before names.
  var withoutSelf: String { String(self).replacing("self.", with: "") }

  /// Whether `words` stand here and no longer name does.
  func mentions(_ words: String) -> Bool {
    let text = String(self).withoutSelf
    return text.ranges(of: words).contains { range in
      let before = text[..<range.lowerBound].last
      let after = text[range.upperBound...].first
      let isPart = { (next: Character?) in next.map { $0.isLetter || $0.isNumber || $0 == "_" } == true }
      return !isPart(before) && before != "." && !(isPart(words.last) && isPart(after))
    }
  }
}
