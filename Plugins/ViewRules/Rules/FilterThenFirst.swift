import SwiftKitSDK

/// A filter makes a new array; to ask whether there is one, or to find the first, needs none.
///
/// `filter-then-count` reports those of which only the number is used.
struct FilterThenFirst: Check {
  let id = "filter-then-first"
  let rules = ["performance/body/filter-then-first"]
  let severity = Severity.info
  let title = "a filtered copy of which only the first is used"
  let group: CheckGroup? = .performance
  let basis: Basis? = .convention
  let literals = ["|filter| & |count|", "|filter| & |first|", "|filter| & |isEmpty|"]
  let isFixable = true

  func check(_ file: SourceFile, _ report: Report) { check(file, report, counting: false) }

  /// Reports what is counted, or all else.
  func check(_ file: SourceFile, _ report: Report, counting: Bool) {
    if file.isOfTests || file.path.hasSuffix("Dangerfile.swift") { return }
    for filter in file.calls(named: "filter")
    where filter.arguments.count == 1 && !isOfText(filter) && !isQuery(filter) && !isOfHandful(filter) {
      if !file.imports("Combine"), let name = onlyUse(of: filter), let word = Self.words[name] {
        guard (word == "count") == counting else { continue }
        report(
          filter, "`filter` builds an array just for its `\(name)`; use `\(word)(where:)`, which needs no array")
        continue
      }
      guard filter.isModifier else { continue }
      guard let parts = filter.chain?.parts, let place = parts.firstIndex(of: filter), place + 1 < parts.count,
        case let use = parts[place + 1], use.kind == .member, let name = use.name, let word = Self.words[name],
        let argument = filter.arguments.first, argument.label == nil, !file.imports("Combine"),
        !parts.contains(where: { $0.isNamed("lazy") })
      else { continue }
      let answer = isComparedWithNone(use) ? "contains" : word
      guard (answer == "count") == counting else { continue }
      let gap = filter.range.upperBound..<use.range.upperBound
      // What is empty is asked for with a `!` before.
      let isPlain =
        argument.value.kind == .closure && name != "isEmpty" && !file.source(gap).contains("/") && answer == word
        && place + 2 == parts.count
      report(
        filter,
        name == "count" && answer == "contains"
          ? "`filter` builds an array just to ask whether it is empty; use `contains(where:)`, which stops at the first"
          : "`filter` builds an array just for its `\(name)`; use `\(answer)(where:)`, which needs no array",
        edits: isPlain ? edits(filter, word, argument, gap) : [])
    }
  }

  /// Whether it goes through scenes or windows, of which there is a handful, or through what a constant holds of them.
  private func isOfHandful(_ filter: Node) -> Bool {
    let chain = filter.chain
    let held = (chain?.root.name).flatMap(filter.variable(named:))?.child(.initial)?.firstChild?.chain
    return [chain, held].contains { source in
      source?.parts.contains { $0.isNamed("connectedScenes", "windows") } == true
    }
  }

  /// Whether a database takes the condition as a text or a predicate, `filter(.key(key))`, and gives no array.
  private func isQuery(_ filter: Node) -> Bool {
    let condition = filter.arguments[0].value
    if [.string, .macro].contains(condition.kind) { return true }
    guard condition.kind == .chain, let root = condition.chain?.root else { return false }
    if root.kind == .call, root.flags.contains(.implicit) || root.isNamed("NSPredicate") { return true }
    let kept = root.variable(named: root.name ?? "")
    return kept?.child(.type)?.isNamed("NSPredicate") == true
      || kept?.child(.initial)?.firstChild?.chain?.root.isNamed("NSPredicate") == true
  }

  /// Whether it goes through the characters of a text: `id.filter { $0 == "|" }`, `name.filter(\.isLetter)`.
  private func isOfText(_ filter: Node) -> Bool {
    let condition = filter.arguments[0].value
    if condition.kind == .keyPath { return Self.ofCharacters.contains { condition.source.hasSuffix(".\($0)") } }
    return condition.descendants.contains { part in
      if part.kind == .member { return part.isNamed(Self.ofCharacters) }
      guard part.kind == .operation, case let sides = Array(part.children), sides.count == 3 else { return false }
      return sides[0].chain?.node.source == "$0" && sides[2].kind == .string && sides[2].text?.count == 1
    }
  }

  private static let ofCharacters = [
    "isLetter", "isNumber", "isWhitespace", "isNewline", "isPunctuation", "isUppercase", "isLowercase", "isHexDigit",
    "isASCII", "isWholeNumber",
  ]

  /// The one thing that is asked of a constant which holds what is filtered: `count` of `let high = items.filter { … }`.
  private func onlyUse(of filter: Node) -> String? {
    guard filter.isModifier || filter.isOwnCall(ofExtended: "Array", "Sequence", "Collection"),
      let chain = filter.chain, chain.parts.last == filter, !chain.parts.contains(where: { $0.isNamed("lazy") }),
      filter.arguments[0].label == nil, [.closure, .keyPath].contains(filter.arguments[0].value.kind),
      let initial = chain.node.parent, initial.kind == .initial,
      let variable = initial.parent, variable.kind == .variable, variable.flags.contains(.constant),
      variable.child(.type) == nil, let name = variable.name, let block = variable.parent,
      [.body, .closure, .branch, .accessor, .switchCase].contains(block.kind),
      case let uses = block.descendants.filter({ $0.isNamed(name) && $0 != variable }), uses.count == 1,
      uses[0].kind == .member, uses[0].isRoot, let parts = uses[0].chain?.parts, parts.count == 2,
      parts[1].kind == .member
    else { return nil }
    return parts[1].name
  }

  /// A trailing closure may not stand in a condition, so there it goes into parentheses.
  private func edits(_ filter: Node, _ word: String, _ closure: Argument, _ gap: Range<Int>) -> [Edit] {
    if closure.isTrailingClosure, !isCondition(filter) { return [Edit(filter.anchor, word), Edit(gap, "")] }
    let before = filter.anchor.lowerBound..<closure.value.range.lowerBound
    let behind = closure.value.range.upperBound..<gap.upperBound
    return [Edit(before, "\(word)(where: "), Edit(behind, ")")]
  }

  private func isCondition(_ call: Node) -> Bool {
    call.ancestors.prefix { ![.body, .closure, .branch, .switchCase].contains($0.kind) }
      .contains { [.condition, .if, .guard, .while, .for, .switch].contains($0.kind) }
  }

  /// `.count == 0`, `.count > 0`, `.first != nil`: whether there is one, and no more.
  private func isComparedWithNone(_ use: Node) -> Bool {
    guard let chain = use.chain?.node, chain.chain?.parts.last == use, let operation = chain.parent,
      operation.kind == .operation, case let parts = Array(operation.children), parts.count == 3, parts[0] == chain
    else { return false }
    return parts[2].kind == .nil || parts[2].number == 0 && parts[1].isNamed("==", "!=", ">")
  }

  private static let words = ["count": "count", "first": "first", "isEmpty": "contains"]
}
