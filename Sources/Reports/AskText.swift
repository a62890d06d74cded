package import Answering
import ByteText
import POSIXSupport
import RuleIndex
import RuleModel
import WireFormats
package import Workbench

/// Answers for people: a verdict, the rules by how firmly they ask, the best first, code, and places that editors open.
package struct AskText {
  let style: TextStyle
  private let shown: (String) -> String
  private let columns: Int?
  private let width: Int
  private let explains: Bool

  /// - Parameters:
  ///   - columns: how wide the terminal is; nil where there is none.
  ///   - explains: whether each answer says why it is there.
  ///   - shown: how paths are written; without it, as editors open them.
  package init(
    in workplace: Workplace, style: TextStyle = TextStyle(isColoured: false), columns: Int? = nil,
    explains: Bool = false, shown: ((String) -> String)? = nil
  ) {
    self.explains = explains
    self.style = style
    self.shown = shown ?? workplace.named
    self.columns = columns
    width = min(100, max(40, columns ?? 100))
  }

  package func text(for set: AnswerSet) -> String {
    var lines: [String] = []
    for correction in set.corrections {
      lines.append(style.dim("No rule mentions '\(correction.written)'; searching for '\(correction.meant)'."))
    }
    if set.isCovered {
      lines.append(style.bold(verdict(on: set)))
    } else {
      let unknown = set.unknownWords.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
      let reason = unknown.isEmpty ? "" : " They do not mention \(unknown)."
      lines.append(style.bold("The documents do not answer this.") + reason)
      if !set.answers.isEmpty { lines.append("The closest rules:") }
    }
    // A plugin answers the question itself, such as a contrast; no rule is worth reading before that.
    let direct = set.answers.prefix { $0.via != nil }
    if !direct.isEmpty { lines += ["", style.cyan("ANSWER")] + direct.flatMap { self.lines(for: $0) } }
    if let decision = set.decision { lines += [""] + self.lines(for: decision) }
    for checklist in set.checklists { lines += [""] + self.lines(for: checklist) }
    if !set.values.isEmpty { lines += [""] + self.lines(for: set.values) }
    // What a checklist says is not said twice.
    let listed = Set(set.checklists.flatMap(\.items).map(\.key))
    // The group of the best rule comes first, so that this rule does.
    let rules = set.answers.dropFirst(direct.count).filter { !listed.contains($0.key) }
    var groups: [StrengthGroup] = []
    for rule in rules where !groups.contains(rule.strength.group) { groups.append(rule.strength.group) }
    for group in groups {
      lines += ["", heading(group)]
      for rule in rules where rule.strength.group == group { lines += self.lines(for: rule) }
    }
    if !set.facts.isEmpty {
      let texts = set.facts.map { APIText.text(APIDocument($0), most: 3) }
      lines += ["", style.cyan("FACTS")] + texts.flatMap { $0.split(separator: "\n").map { "  " + $0 } }
    }
    for conflict in set.conflicts.prefix(3) {
      let text = ConflictText.lines(for: conflict, style, shown).joined(separator: "\n")
      lines += ["", TextFold.text(text, width: columns)]
    }
    if set.conflicts.count > 3 {
      let more = set.conflicts.dropFirst(3).map(\.id).joined(separator: ", ")
      lines +=
        [""] + wrapped("The answers are also part of these conflicts: \(more)", first: "", rest: "  ").map(style.dim)
    }
    if !set.leftOut.isEmpty { lines += ["", style.dim(leftOut(of: set))] }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Rules shown whole: with their key, reason and every example.
  package func rules(_ answers: [Answer]) -> String {
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
    return "\(set.tokens) tokens; left out to stay within the budget: \(first)\(more)"
  }

  private func verdict(on set: AnswerSet) -> String {
    if let list = set.checklists.first, set.checklists.count == 1 { return "A checklist of \(list.items.count) items" }
    if !set.checklists.isEmpty {
      return "\(set.checklists.count) checklists, \(set.checklists.map(\.items.count).reduce(0, +)) items"
    }
    guard let best = set.answers.first else {
      return set.values.isEmpty ? "Nothing to show." : set.values.count.counted("token") + " with this value"
    }
    let rules = set.answers.filter { $0.via == nil }
    let plugins = set.answers.filter { $0.via != nil }
    let via = plugins.first?.via.map { "the plugin '\($0)'" } ?? ""
    if rules.isEmpty { return "Not covered by the documents; answered by \(via)" }
    let places = Set(rules.flatMap { $0.sources.map(\.path) }).count
    let documents = "\(rules.count.counted("rule")) from \(places.counted("document"))"
    let others = plugins.isEmpty ? "" : " and \(plugins.count.counted("answer")) of \(via)"
    let lead = best.source.map { "best: \(place($0))" } ?? "first: \(via)"
    return "\(documents)\(others), \(lead)"
  }

  private func heading(_ group: StrengthGroup) -> String {
    switch group {
    case .mustNot, .shouldNot: style.red(group.rawValue)
    case .must, .should: style.green(group.rawValue)
    case .note: style.cyan(group.rawValue)
    }
  }

  private func lines(for answer: Answer) -> [String] {
    // Rows of a table and steps are a line each.
    var lines = answer.statement.split(separator: "\n").enumerated().flatMap { number, line in
      wrapped(String(line), first: number == 0 ? "  \u{2022} " : "    ", rest: "    ")
    }
    lines += places(of: answer)
    if let via = answer.via { lines.append("    " + style.dim("via \(via)")) }
    if let basis = answer.basis {
      lines.append("    " + style.dim("based on \(basis.text)"))
    }
    if let check = answer.check { lines.append("    " + style.dim("enforced by check \(check)")) }
    if explains { lines.append("    " + style.yellow(reasons(for: answer))) }
    for example in answer.examples.prefix(2) { lines += code(example) }
    return lines
  }

  /// Where an answer stands. For one from a document this includes the nearest headings that it does not repeat: without them,
  /// a list item is often half a sentence.
  private func places(of answer: Answer) -> [String] {
    let places = answer.sources.map { "    " + style.dim(place($0)) }
    // The one heading of a rule file says the rule in short.
    let headings =
      answer.section.count > 1 ? answer.section.suffix(2).filter { !answer.statement.utf8.contains(bytesOf: $0) } : []
    guard let first = places.first, !headings.isEmpty else { return places }
    let below = ForeignText.joined(headings.joined(separator: " \u{203A} "))
    return [first] + wrapped("below \(below)", first: "    ", rest: "    ").map(style.dim) + places.dropFirst()
  }

  private func reasons(for answer: Answer) -> String {
    let words = answer.reasons.map { reason in
      (reason.word == reason.found ? reason.word : "\(reason.word) as '\(reason.found)'")
        + " in the \(part(of: answer, holding: reason.found)) \(hundredths(reason.gain))"
    }
    let factors = answer.factors.map { "; \($0.reason) x\(hundredths($0.value))" }
    return "score \(hundredths(answer.score)): " + words.joined(separator: ", ") + factors.joined()
  }

  /// Where an answer holds a word, in the order of what counts most.
  private func part(of answer: Answer, holding found: String) -> String {
    let wanted = found.lowercased()
    func holds(_ text: String) -> Bool {
      let words = NameParts.words(in: text)
      let all = words.map { $0.lowercased() } + words.flatMap { NameParts.parts(of: $0) }
      return all.contains { $0.hasPrefix(wanted.prefix(5)) } || text.lowercased().contains(wanted)
    }
    if holds(answer.statement) { return "statement" }
    if answer.section.contains(where: holds) { return "headings" }
    return answer.examples.contains { holds($0.code) } ? "code" : "names and lead-in"
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
    var highlighter = SwiftHighlighter(style)
    let isSwift = ["", "swift"].contains(example.language)
    let shown = all.prefix(12).map { mark + (isSwift ? highlighter.line($0) : String($0)) }
    return all.count > 12 ? shown + [mark + style.dim("… \((all.count - 12).counted("more line"))")] : shown
  }

  func place(_ citation: Citation) -> String { "\(shown(citation.path)):\(citation.lines.first)" }

  func wrapped(_ text: String, first: String, rest: String) -> [String] {
    var lines: [String] = []
    var (line, length) = (first, first.count)
    var isEmpty = true
    for word in text.split(at: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }) {
      let added = word.count
      if !isEmpty, length + 1 + added > width {
        lines.append(line)
        (line, length) = (rest, rest.count)
        isEmpty = true
      }
      line += isEmpty ? String(word) : " \(word)"
      length += isEmpty ? added : added + 1
      isEmpty = false
    }
    return lines + [line]
  }
}
