import SwiftKitSDK

/// A filter makes a new array; to count or to find the first needs none.
struct FilterThenFirst: Check {
  let id = "filter-then-first"
  let rules = ["performance/body/filter-then-first"]
  let severity = Severity.info
  let title = "a filtered copy of which only the number or the first is used"
  let group: CheckGroup? = .performance
  let basis: Basis? = .convention
  let literals = ["|filter| & |count|", "|filter| & |first|", "|filter| & |isEmpty|"]
  let isFixable = true

  func check(_ file: SourceFile, _ report: Report) {
    for filter in file.calls(named: "filter") where filter.isModifier && filter.arguments.count == 1 {
      guard let parts = filter.chain?.parts, let place = parts.firstIndex(of: filter), place + 1 < parts.count,
        case let use = parts[place + 1], use.kind == .member, let name = use.name, let word = Self.words[name],
        let argument = filter.arguments.first, argument.label == nil, !file.imports("Combine"),
        !parts.contains(where: { $0.isNamed("lazy") })
      else { continue }
      let gap = filter.range.upperBound..<use.range.upperBound
      // Only a trailing closure keeps its form, and what is empty is asked for with a `!` before.
      let isPlain =
        argument.isTrailingClosure && name != "isEmpty" && !file.source(gap).contains("/")
        && place + 2 == parts.count && !isCondition(filter)
      report(
        filter, "filter makes an array of which only \(name) is used; write \(word)(where:)",
        edits: isPlain ? [Edit(filter.anchor, word), Edit(gap, "")] : [])
    }
  }

  /// A trailing closure may not stand in the condition of an `if`.
  private func isCondition(_ call: Node) -> Bool {
    call.ancestors.prefix { ![.body, .closure, .branch, .switchCase].contains($0.kind) }
      .contains { [.condition, .if, .guard, .while, .for, .switch].contains($0.kind) }
  }

  private static let words = ["count": "count", "first": "first", "isEmpty": "contains"]
}
