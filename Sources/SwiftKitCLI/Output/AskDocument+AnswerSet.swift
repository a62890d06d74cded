import Answering
import RuleModel
import WireFormats

extension AskDocument {
  /// - Parameter shown: how paths are written.
  init(_ set: AnswerSet, shownAs shown: (String) -> String) {
    self.init(
      query: set.question, covered: set.isCovered, answers: set.answers.map { Answer($0, shown) },
      conflicts: set.conflicts.map { Conflict($0, shown) },
      tokens: set.tokens,
      leftOut: set.leftOut.isEmpty ? nil : set.leftOut.map { LeftOut(key: $0.key, tokens: $0.tokens) })
  }
}

extension AskDocument.Answer {
  fileprivate init(_ answer: Answer, _ shown: (String) -> String) {
    self.init(
      key: answer.key, strength: answer.strength.rawValue, statement: answer.statement, section: answer.section,
      source: answer.source.map { AskDocument.Source($0, shown) },
      sources: answer.sources.count > 1 ? answer.sources.map { AskDocument.Source($0, shown) } : nil,
      score: (answer.score * 1000).rounded() / 1000, examples: answer.examples.map { AskDocument.Example($0) },
      check: answer.check, conflicts: answer.conflicts, via: answer.via)
  }
}

extension AskDocument.Source {
  init(_ citation: Citation, _ shown: (String) -> String) {
    self.init(path: shown(citation.path), firstLine: citation.lines.first, lastLine: citation.lines.last)
  }
}

extension AskDocument.Example {
  init(_ example: Example) {
    self.init(
      verdict: example.verdict.rawValue, code: example.code, firstLine: example.lines.first,
      lastLine: example.lines.last)
  }
}
