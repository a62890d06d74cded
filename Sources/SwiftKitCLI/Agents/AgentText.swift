import Answering
import RuleIndex
import RuleModel

/// Answers as a language model reads them best: everything that the document beside it holds, in few tokens.
struct AgentText {
  let shown: (String) -> String

  func text(for set: AnswerSet) -> String {
    var lines: [String] = []
    for correction in set.corrections { lines.append("Taking '\(correction.written)' as '\(correction.meant)'.") }
    if !set.isCovered {
      lines.append("The documents do not answer this." + (set.answers.isEmpty ? "" : " What lies nearest:"))
    }
    if let decision = set.decision {
      lines.append("DECISION")
      if let part = decision.verdict { lines.append("- \(part.text) [\(part.key)] \(place(part.source))") }
      for alternative in decision.alternatives {
        lines.append("- \(alternative.name):")
        for part in alternative.parts { lines.append("  - \(part.text) [\(part.key)] \(place(part.source))") }
      }
    }
    for list in set.checklists {
      lines.append("CHECKLIST \(list.title) (\(place(list.source)))")
      for item in list.items {
        lines.append("- [ ] \(item.statement) [\(item.key)]" + (item.check.map { " check: \($0)" } ?? ""))
      }
    }
    for value in set.values { lines.append(line(for: value)) }
    for answer in set.answers { lines += self.lines(for: answer) }
    for conflict in set.conflicts { lines += self.lines(for: conflict) }
    if !set.leftOut.isEmpty {
      lines.append(
        "Left out for the budget: " + set.leftOut.map { "\($0.key) (\($0.tokens))" }.joined(separator: ", "))
    }
    return lines.isEmpty ? "Nothing to show." : lines.joined(separator: "\n")
  }

  func rules(_ answers: [Answer]) -> String {
    answers.map { answer in
      var lines = self.lines(for: answer)
      if let reason = answer.rationale, !answer.statement.contains(reason) { lines.insert("why: \(reason)", at: 1) }
      return lines.joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  func lines(for answer: Answer) -> [String] {
    let places = answer.sources.map(place).joined(separator: ", ")
    var head = "\(answer.strength.group.rawValue): \(answer.statement) [\(answer.key)]"
    if !places.isEmpty { head += " \(places)" }
    if let via = answer.via { head += " via \(via)" }
    if let check = answer.check { head += " check: \(check)" }
    var lines = [head]
    for example in answer.examples {
      let verdict = example.verdict == .neutral ? "example" : "\(example.verdict.rawValue)"
      lines += ["\(verdict):", "```swift", example.code, "```"]
    }
    return lines
  }

  func lines(for conflict: StoredConflict) -> [String] {
    let positions = conflict.positions.map { position in
      let holds = position.holding.map { " [holds: \($0.text)]" } ?? ""
      let places = position.citations.map(place).joined(separator: ", ")
      return "- \(position.claim)\(holds) \(places)"
    }
    return ["CONFLICT \(conflict.title) [\(conflict.id)]"] + positions + [
      "\(conflict.status.rawValue): \(conflict.resolution)"
    ]
  }

  func line(for stored: StoredToken) -> String {
    let token = stored.token
    let usage = token.usage.map { ", for \($0)" } ?? ""
    return
      "TOKEN \(token.namespace).\(token.name) = \(token.value) (\(token.kind.rawValue)\(usage)) \(place(stored.citation))"
  }

  private func place(_ citation: Citation) -> String { "\(shown(citation.path)):\(citation.lines.first)" }
}
