import Answering
import RuleIndex
import RuleModel

extension AskText {
  /// A choice: what is best said of it, then each alternative with what speaks for it.
  func lines(for decision: Decision) -> [String] {
    var lines = [style.cyan("DECISION")]
    if let verdict = decision.verdict {
      lines += wrapped(verdict.text, first: "  ", rest: "  ").map(style.bold)
      lines.append("    " + style.dim(place(verdict.source)))
    } else if !decision.alternatives.allSatisfy({ !$0.parts.isEmpty }) {
      lines.append("  The documents do not choose between them.")
    }
    let width = decision.alternatives.map(\.name.count).max() ?? 0
    for alternative in decision.alternatives {
      let name = alternative.name + String(repeating: " ", count: width - alternative.name.count)
      if alternative.parts.isEmpty {
        lines.append("  \(style.bold(name))  " + style.dim("nothing says when"))
      }
      for (number, part) in alternative.parts.enumerated() {
        let head = number == 0 ? style.bold(name) : String(repeating: " ", count: width)
        lines.append("  \(head)  \(part.text)")
        lines.append("  " + String(repeating: " ", count: width) + "  " + style.dim(place(part.source)))
      }
    }
    return lines
  }

  /// A list with a box before each item.
  func lines(for checklist: Checklist) -> [String] {
    var lines = ["\(style.cyan("CHECKLIST")) \(style.bold(checklist.title))  \(style.dim(place(checklist.source)))"]
    var part = ""
    for item in checklist.items {
      if item.part != part {
        part = item.part
        if !part.isEmpty { lines.append("  " + style.bold(part)) }
      }
      lines += wrapped(item.statement, first: "  [ ] ", rest: "      ")
      if let check = item.check { lines.append("      " + style.dim("decided by check \(check)")) }
    }
    return lines
  }

  /// Tokens by their value.
  func lines(for values: [StoredToken]) -> [String] {
    let names = values.map { "\($0.token.namespace).\($0.token.name)" }
    let width = names.map(\.count).max() ?? 0
    return [style.cyan("TOKENS")]
      + zip(values, names).map { value, name in
        let unit = value.token.unit.isEmpty ? "" : " \(value.token.unit)"
        let text = value.token.kind == .length ? "\(value.token.value)\(unit)" : value.token.value
        let use = value.token.usage.map { "  \($0)" } ?? ""
        let pad = String(repeating: " ", count: width - name.count)
        return "  \(style.bold(name))\(pad)  \(text)\(use)  \(style.dim(place(value.citation)))"
      }
  }
}
