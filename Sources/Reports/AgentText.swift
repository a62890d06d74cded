package import Answering
package import RuleIndex
import RuleModel
import WireFormats
package import Workbench

/// Answers as a language model reads them best: everything that the document beside it holds, in few tokens.
///
/// Texts of a project are marked as such and can neither leave their block of code nor begin a line of the answer.
package struct AgentText {
  /// How paths are written: those of bundled documents as they stand below the bundled skills.
  package let shown: (String) -> String
  private let origin: TextOrigin

  package init(_ workplace: Workplace) {
    let origin = TextOrigin(in: workplace)
    shown = { path in origin.bundled(path).map(ForeignText.line) ?? workplace.named(path) }
    self.origin = origin
  }

  package func text(for set: AnswerSet) -> String {
    var lines: [String] = []
    for correction in set.corrections {
      lines.append("No rule mentions '\(correction.written)'; searching for '\(correction.meant)'.")
    }
    if !set.isCovered {
      lines.append("The documents do not answer this." + (set.answers.isEmpty ? "" : " The closest rules:"))
    }
    if let decision = set.decision {
      lines.append("DECISION")
      if let part = decision.verdict { lines.append("- \(inner(part.text)) [\(part.key)] \(place(part.source))") }
      for alternative in decision.alternatives {
        lines.append("- \(inner(alternative.name)):")
        for part in alternative.parts { lines.append("  - \(inner(part.text)) [\(part.key)] \(place(part.source))") }
      }
    }
    for list in set.checklists {
      lines.append("CHECKLIST \(inner(list.title)) (\(place(list.source)))")
      for item in list.items {
        lines.append("- [ ] \(inner(item.statement)) [\(item.key)]" + (item.check.map { " check: \($0)" } ?? ""))
      }
    }
    for value in set.values { lines.append(line(for: value)) }
    for answer in set.answers { lines += self.lines(for: answer) }
    if !set.facts.isEmpty {
      lines.append("What SwiftUI declares:")
      lines += set.facts.flatMap { fact in
        ForeignText.lines(APIText.text(APIDocument(fact), most: 3)).split(separator: "\n").map { "  \($0)" }
      }
    }
    for conflict in set.conflicts { lines += self.lines(for: conflict) }
    if !set.leftOut.isEmpty {
      lines.append(
        "Left out to stay within the budget: " + set.leftOut.map { "\($0.key) (\($0.tokens))" }.joined(separator: ", "))
    }
    return lines.isEmpty ? "Nothing to show." : TextOrigin.warned(lines.joined(separator: "\n"))
  }

  package func rules(_ answers: [Answer]) -> String {
    let texts = answers.map { answer in
      var lines = self.lines(for: answer)
      if let reason = answer.rationale, !answer.statement.contains(reason) {
        lines.insert("why: \(inner(reason))", at: 1)
      }
      return lines.joined(separator: "\n")
    }
    return TextOrigin.warned(texts.joined(separator: "\n\n"))
  }

  package func lines(for answer: Answer) -> [String] {
    let places = answer.sources.map(place).joined(separator: ", ")
    var head = "\(answer.strength.group.rawValue): \(inner(answer.statement)) [\(answer.key)]"
    if !places.isEmpty { head += " \(places)" }
    if let via = answer.via { head += " via \(via)" }
    if let check = answer.check { head += " check: \(check)" }
    if let basis = answer.basis { head += " based on \(basis.text)" }
    var lines = [head]
    for example in answer.examples {
      let verdict = example.verdict == .neutral ? "example" : "\(example.verdict.rawValue)"
      lines += ["\(verdict):", AgentText.fenced(example.code)]
    }
    return lines
  }

  package func lines(for conflict: StoredConflict) -> [String] {
    let positions = conflict.positions.map { position in
      let holds = position.holding.map { " [holds: \($0.text)]" } ?? ""
      let places = position.citations.map(place).joined(separator: ", ")
      return "- \(inner(position.claim))\(holds) \(places)"
    }
    return ["CONFLICT \(inner(conflict.title)) [\(conflict.id)]"] + positions + [
      "\(conflict.status.rawValue): \(inner(conflict.resolution))"
    ]
  }

  package func line(for stored: StoredToken) -> String {
    let token = stored.token
    let usage = token.usage.map { ", for \($0)" } ?? ""
    let value = "\(token.namespace).\(token.name) = \(token.value) (\(token.kind.rawValue)\(usage))"
    return "TOKEN \(inner(value)) \(place(stored.citation))"
  }

  private func place(_ citation: Citation) -> String {
    "\(shown(citation.path)):\(citation.lines.first)\(origin.mark(of: citation.path))"
  }

  /// Words of a document within a line of ours: further lines of theirs are set in, so that none looks like ours.
  private func inner(_ text: String) -> String {
    text.utf8.contains { $0 == 0x0A || $0 == 0x0D }
      ? ForeignText.lines(text).split(separator: "\n").joined(separator: "\n  ") : text
  }

  /// A block of Swift that ends where the code does: its fence is longer than any in the code.
  package static func fenced(_ code: String) -> String {
    var longest = 2
    var run = 0
    for byte in code.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence)swift\n\(code)\n\(fence)"
  }
}

extension RuleBasis {
  /// What a rule rests on, on one line: "apple: https://…".
  var text: String { kind.rawValue + (evidence.map { ": \(ForeignText.joined($0))" } ?? "") }
}
