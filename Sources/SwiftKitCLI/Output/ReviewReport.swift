import Reports
import RuleModel
import SkillDocuments
import SourceChecking
import WireFormats

/// A checklist, filled in with what the checks found.
struct ReviewReport {
  enum Verdict: String {
    case pass, fail, open
  }

  struct Answer {
    let item: ReviewChecklist.Item
    let verdict: Verdict
    /// Why nobody knows.
    var reason: String?
    var findings: [Finding] = []
  }

  let title: String
  let answers: [Answer]
  let files: Int

  /// - Parameter available: the names of the checks that were run.
  init(_ checklist: ReviewChecklist, _ outcome: CheckOutcome, available: Set<String>) {
    title = checklist.title
    files = outcome.files
    let findings = Dictionary(grouping: outcome.findings.map(\.finding), by: \.check)
    answers = checklist.items.map { item in
      let found = item.checks.flatMap { findings[$0] ?? [] }
      if !found.isEmpty { return Answer(item: item, verdict: .fail, findings: found) }
      if item.checks.isEmpty { return Answer(item: item, verdict: .open, reason: "a person decides") }
      if outcome.files == 0 { return Answer(item: item, verdict: .open, reason: "no Swift files here") }
      if let missing = item.checks.first(where: { !available.contains($0) }) {
        return Answer(item: item, verdict: .open, reason: "the check '\(missing)' did not run")
      }
      return Answer(item: item, verdict: .pass)
    }
  }

  func count(_ verdict: Verdict) -> Int { answers.count { $0.verdict == verdict } }

  /// The list for people: a line an item, the places below those that fail.
  func text(_ style: TextStyle) -> String {
    var text = style.bold(title) + "\n"
    var section = ""
    let width = answers.map(\.item.question.count).max() ?? 0
    for answer in answers {
      if answer.item.section != section {
        section = answer.item.section
        text += "\n\(section)\n"
      }
      let question = answer.item.question
      let room = String(repeating: " ", count: width - question.count)
      let note = answer.reason ?? answer.item.checks.joined(separator: ", ")
      text += "  \(word(answer.verdict, style))  \(question)\(room)  \(style.dim(note))\n"
      for finding in answer.findings.prefix(Self.mostShown) {
        text +=
          "        "
          + ForeignText.line("\(finding.path):\(finding.start.line):\(finding.start.column): \(finding.message)") + "\n"
      }
      let rest = answer.findings.count - Self.mostShown
      if rest > 0 { text += "        and \(rest) more\n" }
    }
    let sum = "\(count(.pass)) pass, \(count(.fail)) fail, \(count(.open)) open"
    return text + "\n\(sum), in \(files.counted("file"))\n"
  }

  var document: ReviewDocument {
    ReviewDocument(
      title: title,
      items: answers.map { answer in
        ReviewDocument.Item(
          number: answer.item.number, section: answer.item.section, question: answer.item.question,
          verdict: answer.verdict.rawValue, checks: answer.item.checks, reason: answer.reason,
          findings: answer.findings.map { finding in
            ReviewDocument.Finding(
              check: finding.check, path: finding.path, line: finding.start.line, column: finding.start.column,
              message: finding.message)
          })
      },
      summary: ReviewDocument.Summary(
        files: files, passed: count(.pass), failed: count(.fail), open: count(.open)))
  }

  private func word(_ verdict: Verdict, _ style: TextStyle) -> String {
    switch verdict {
    case .pass: style.green("pass")
    case .fail: style.red("fail")
    case .open: style.yellow("open")
    }
  }

  private static let mostShown = 5
}
