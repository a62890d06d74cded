import RuleModel
import SkillDocuments

/// What documents give to an index, line by line: rules, and what is left out, with the reason.
struct ExtractionReport {
  private let documents: [SkillDocument]
  private let shown: (String) -> String

  /// - Parameter shown: how a path is shown.
  init(_ documents: [SkillDocument], shown: @escaping (String) -> String) {
    (self.documents, self.shown) = (documents, shown)
  }

  var text: String { documents.flatMap(lines).map { ForeignText.line($0) + "\n" }.joined() }

  var summary: String {
    let rules = documents.flatMap(\.rules)
    let orders = rules.count { $0.kind == .workflow }
    let leftOut = documents.reduce(0) { $0 + $1.leftOut.count }
    return "swiftkit: \((rules.count - orders).counted("rule")), "
      + "\(orders.counted("order")) to agents, \(leftOut.counted("piece")) left out\n"
  }

  private func lines(of document: SkillDocument) -> [String] {
    let taken = document.rules.map { rule in
      let kind = rule.kind == .workflow ? "an order to the agent that works with the document" : rule.kind.rawValue
      return (line: rule.lines.first, text: "\(rule.strength.group.rawValue), \(kind): \(rule.statement)")
    }
    let left = document.leftOut.map { (line: $0.lines.first, text: "left out, it \($0.reason.rawValue): \($0.text)") }
    let path = shown(document.path)
    return (taken + left).sorted { $0.line < $1.line }.map { "\(path):\($0.line): \($0.text)" }
  }
}
