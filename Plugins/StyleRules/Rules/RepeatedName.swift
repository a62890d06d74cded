import SwiftKitSDK

/// `if let name { }` unwraps what it names.
struct RepeatedName: Check {
  let id = "repeated-name"
  let rules = ["style/expressions/repeated-name"]
  let severity = Severity.info
  let title = "a name that is repeated to unwrap it"
  let group: CheckGroup? = .style
  let basis: Basis? = .opinion
  let literals = ["|let|", "if var", "guard var", "while var", ", var"]
  let isOffByDefault = true
  let isFixable = true

  func check(_ file: SourceFile, _ report: Report) {
    for condition in file.nodes(.condition) {
      guard let bound = condition.child(.variable), let name = bound.name, let word = word(of: bound, in: condition),
        bound.child(.type) == nil,
        [.if, .guard, .while].contains(condition.parent?.kind), let value = bound.child(.initial)?.firstChild,
        value.source == name, let chain = value.chain, value.kind == .chain, chain.parts.count == 1,
        !condition.contains(bytesOf: "`"),
        let initial = bound.child(.initial), !condition.source.hasPrefix("case"), !condition.isInPreview
      else { continue }
      let start = bound.anchor.upperBound
      let isPlain = !file.source(start..<initial.range.upperBound).contains("/")
      report(
        bound, "`\(word) \(name)` is enough to unwrap it; remove `= \(name)`",
        edits: isPlain ? [Edit(start..<initial.range.upperBound, "")] : [])
    }
  }

  private func word(of bound: Node, in condition: Node) -> String? {
    if bound.flags.contains(.constant) { return "let" }
    return condition.source.hasPrefix("var ") ? "var" : nil
  }
}
