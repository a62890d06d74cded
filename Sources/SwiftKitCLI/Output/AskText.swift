import Answering
import POSIXSupport
import RuleIndex
import RuleModel

/// Answers for people: a verdict, the rules by how firmly they ask, code, and places that editors open.
struct AskText {
  private let style: TextStyle
  private let shown: (String) -> String
  private let width: Int
  private let explains: Bool

  /// - Parameter explains: whether each answer says why it is there.
  init(_ context: CommandContext, explains: Bool) {
    self.explains = explains
    style = TextStyle(isColoured: context.colours)
    shown = context.shown
    width = min(100, max(40, context.output.columns ?? 100))
  }

  func text(for set: AnswerSet) -> String {
    var lines: [String] = []
    for correction in set.corrections {
      lines.append(style.dim("No rule says '\(correction.written)'; taken as '\(correction.meant)'."))
    }
    if set.isCovered {
      lines.append(style.bold(verdict(on: set)))
    } else {
      let unknown = set.unknownWords.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
      let reason = unknown.isEmpty ? "" : " Nothing in them speaks of \(unknown)."
      lines.append(style.bold("The documents do not answer this.") + reason)
      if !set.answers.isEmpty { lines.append("What lies nearest:") }
    }
    // A plugin answers the question itself, such as a contrast; no rule is worth reading before that.
    let direct = set.answers.prefix { $0.via != nil }
    if !direct.isEmpty { lines += ["", style.cyan("ANSWER")] + direct.flatMap { self.lines(for: $0) } }
    for group in StrengthGroup.allCases {
      let answers = set.answers.dropFirst(direct.count).filter { $0.strength.group == group }
      if answers.isEmpty { continue }
      lines += ["", heading(group)]
      for answer in answers { lines += self.lines(for: answer) }
    }
    for conflict in set.conflicts.prefix(3) { lines += [""] + ConflictText.lines(for: conflict, style, shown) }
    if set.conflicts.count > 3 {
      let more = set.conflicts.dropFirst(3).map(\.id).joined(separator: ", ")
      lines +=
        [""] + wrapped("The answers also take part in these conflicts: \(more)", first: "", rest: "  ").map(style.dim)
    }
    if !set.leftOut.isEmpty { lines += ["", style.dim(leftOut(of: set))] }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Rules shown whole: with their key, reason and every example.
  func rules(_ answers: [Answer]) -> String {
    var lines: [String] = []
    for answer in answers {
      if !lines.isEmpty { lines.append("") }
      lines += [style.bold(answer.key), heading(answer.strength.group)] + self.lines(for: answer)
      if let reason = answer.rationale, !answer.statement.contains(reason) {
        lines += wrapped(reason, first: "    why: ", rest: "    ")
      }
      for example in answer.examples.dropFirst(2) { lines += code(example) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func leftOut(of set: AnswerSet) -> String {
    let first = set.leftOut.prefix(3).map { "\($0.key) (\($0.tokens))" }.joined(separator: ", ")
    let more = set.leftOut.count > 3 ? " and \(set.leftOut.count - 3) more" : ""
    return "\(set.tokens) tokens; left out for the budget: \(first)\(more)"
  }

  private func verdict(on set: AnswerSet) -> String {
    guard let best = set.answers.first else { return "Nothing to show." }
    let rules = set.answers.count == 1 ? "1 rule" : "\(set.answers.count) rules"
    let places = Set(set.answers.flatMap { $0.sources.map(\.path) }).count
    if places == 0, let plugin = best.via { return "No document says it; the plugin '\(plugin)' does" }
    let documents = places == 1 ? "1 document" : "\(places) documents"
    let lead = best.source.map { "best: \(place($0))" } ?? best.via.map { "best: \($0)" } ?? ""
    return "\(rules) from \(documents), \(lead)"
  }

  private func heading(_ group: StrengthGroup) -> String {
    switch group {
    case .mustNot, .shouldNot: style.red(group.rawValue)
    case .must, .should: style.green(group.rawValue)
    case .note: style.cyan(group.rawValue)
    }
  }

  private func lines(for answer: Answer) -> [String] {
    var lines = wrapped(answer.statement, first: "  \u{2022} ", rest: "    ")
    for citation in answer.sources { lines.append("    " + style.dim(place(citation))) }
    if let via = answer.via { lines.append("    " + style.dim("via \(via)")) }
    if let check = answer.check { lines.append("    " + style.dim("enforced by check \(check)")) }
    if explains { lines.append("    " + style.yellow(reasons(for: answer))) }
    for example in answer.examples.prefix(2) { lines += code(example) }
    return lines
  }

  private func reasons(for answer: Answer) -> String {
    let words = answer.reasons.map { reason in
      (reason.word == reason.found ? reason.word : "\(reason.word) as '\(reason.found)'")
        + " \(hundredths(reason.gain))"
    }
    return "score \(hundredths(answer.score)), covers \(Int((answer.coverage * 100).rounded())) %: "
      + words.joined(separator: ", ")
  }

  private func hundredths(_ number: Double) -> String { "\((number * 100).rounded() / 100)" }

  private func code(_ example: Example) -> [String] {
    let mark =
      switch example.verdict {
      case .good: style.green("    + ")
      case .bad: style.red("    - ")
      case .neutral: style.dim("    | ")
      }
    let all = example.code.split(separator: "\n", omittingEmptySubsequences: false)
    let shown = all.prefix(12).map { mark + $0 }
    return all.count > 12 ? shown + [mark + style.dim("… \(all.count - 12) more lines")] : shown
  }

  private func place(_ citation: Citation) -> String { "\(shown(citation.path)):\(citation.lines.first)" }

  private func wrapped(_ text: String, first: String, rest: String) -> [String] {
    var lines: [String] = []
    var line = first
    var isEmpty = true
    for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      if !isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = rest
        isEmpty = true
      }
      line += isEmpty ? String(word) : " " + word
      isEmpty = false
    }
    return lines + [line]
  }
}
