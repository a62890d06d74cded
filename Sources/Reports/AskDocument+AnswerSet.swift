package import Answering
package import RuleIndex
package import RuleModel
package import WireFormats

extension AskDocument {
  /// - Parameter shown: how paths are written.
  package init(_ set: AnswerSet, shownAs shown: (String) -> String) {
    self.init(
      query: set.question, covered: set.isCovered, answers: set.answers.map { Answer($0, shown) },
      conflicts: set.conflicts.map { Conflict($0, shown) },
      tokens: set.tokens,
      leftOut: set.leftOut.isEmpty ? nil : set.leftOut.map { LeftOut(key: $0.key, tokens: $0.tokens) })
    decision = set.decision.map { AskDocument.Decision($0, shown) }
    checklists = set.checklists.isEmpty ? nil : set.checklists.map { AskDocument.Checklist($0, shown) }
    nearest = set.isNearest ? true : nil
    facts = set.facts.isEmpty ? nil : set.facts.map { APIDocument($0) }
    values = set.values.isEmpty ? nil : set.values.map { AskDocument.Value($0, shown) }
  }
}

extension AskDocument.Answer {
  fileprivate init(_ answer: Answer, _ shown: (String) -> String) {
    self.init(
      key: answer.key, strength: answer.strength.rawValue, statement: answer.statement, section: answer.section,
      source: answer.source.map { AskDocument.Source($0, shown) },
      sources: answer.sources.count > 1 ? answer.sources.map { AskDocument.Source($0, shown) } : nil,
      score: (answer.score * 1000).rounded() / 1000, examples: answer.examples.map { AskDocument.Example($0) },
      check: answer.check, conflicts: answer.conflicts, via: answer.via,
      basis: answer.basis.map { AskDocument.Basis(kind: $0.kind.rawValue, evidence: $0.evidence) })
  }
}

extension AskDocument.Decision {
  init(_ decision: Decision, _ shown: (String) -> String) {
    func part(_ part: Decision.Part) -> Part {
      Part(text: part.text, key: part.key, strength: part.strength.rawValue, source: .init(part.source, shown))
    }
    self.init(
      alternatives: decision.alternatives.map { Alternative(name: $0.name, when: $0.parts.map(part)) },
      verdict: decision.verdict.map(part))
  }
}

extension AskDocument.Checklist {
  fileprivate init(_ list: Checklist, _ shown: (String) -> String) {
    self.init(
      title: list.title, source: .init(list.source, shown),
      items: list.items.map { item in
        Item(
          statement: item.statement, key: item.key, source: .init(item.source, shown), check: item.check,
          part: item.part.isEmpty ? nil : item.part)
      })
  }
}

extension AskDocument.Value {
  package init(_ stored: StoredToken, _ shown: (String) -> String) {
    let token = stored.token
    self.init(
      name: "\(token.namespace).\(token.name)", value: token.value, kind: token.kind.rawValue, number: token.number,
      unit: token.unit.isEmpty ? nil : token.unit, usage: token.usage, skill: stored.skill,
      source: .init(stored.citation, shown))
  }
}

extension AskDocument.Source {
  package init(_ citation: Citation, _ shown: (String) -> String) {
    self.init(path: shown(citation.path), firstLine: citation.lines.first, lastLine: citation.lines.last)
  }
}

extension AskDocument.Example {
  package init(_ example: Example) {
    self.init(
      verdict: example.verdict.rawValue, code: example.code, firstLine: example.lines.first,
      lastLine: example.lines.last)
  }
}
