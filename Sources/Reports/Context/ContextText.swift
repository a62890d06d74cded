import Answering
import BundledContent
import POSIXSupport
import RuleIndex
import RuleModel
import WireFormats
import Workbench

/// The text of a context: nearly all of it is what the rules say.
struct ContextText {
  let budget: Int
  /// Whether the task is longer than what is read.
  private let isCut: Bool
  /// A longer name of a rule only repeats it.
  private static let longestName = 32
  /// How many bytes code has that shows something; longer one is looked up by the key of its rule.
  private static let tellingCode = 48...200
  /// So many parts are named that a template is for.
  private static let mostServed = 2
  private let writer: AgentText
  private let origin: TextOrigin
  private let shown: (String) -> String

  init(in workplace: Workplace, budget: Int, isCut: Bool) {
    (self.budget, self.isCut) = (budget, isCut)
    writer = AgentText(workplace)
    origin = TextOrigin(in: workplace)
    shown = workplace.named
  }

  /// A model's tokens for prose and code are about four bytes each.
  static func cost(of text: String) -> Int { (text.utf8.count + 3) / 4 }

  static func cost(of lines: [String]) -> Int { cost(of: lines.joined(separator: "\n") + "\n") }

  func text(of choice: ContextChoice) -> String {
    var lines = head(choice)
    for section in choice.sections where !section.answers.isEmpty {
      lines.append("## \(ContextText.title(section.title))")
      for rule in section.answers {
        lines += self.lines(for: rule)
        if choice.withCode.contains(rule.key), let code = code(of: rule) { lines.append(code) }
      }
    }
    lines += tail(choice)
    let left = choice.leftOut.count
    if left > 0 { lines.append("\(left) more \(left == 1 ? "rule" : "rules") did not fit; `swiftkit ask` finds them.") }
    return TextOrigin.warned(lines.joined(separator: "\n")) + "\n"
  }

  /// What everything beside the rules costs.
  func frame(_ choice: ContextChoice) -> Int {
    let isMarked = choice.sections.isEmpty ? "" : "100 more rules did not fit; `swiftkit ask` finds them."
    return ContextText.cost(of: head(choice) + tail(choice) + [isMarked])
  }

  /// What a warning costs, which rules of the project bring.
  func warning(_ sections: [BriefSection]) -> Int {
    let isForeign = sections.contains { $0.answers.contains { !place(of: $0).isEmpty } }
    return isForeign ? ContextText.cost(of: [TextOrigin.warning]) : 0
  }

  func heading(_ section: BriefSection) -> Int { ContextText.cost(of: ["## \(ContextText.title(section.title))"]) }

  func lines(for rule: Answer) -> [String] {
    let statement = rule.statement.split(separator: "\n").map { ForeignText.line(String($0)) }.joined(separator: "\n  ")
    let name = rule.key.split(separator: "/").last.map(String.init) ?? rule.key
    var notes = name.utf8.count <= ContextText.longestName ? [name] : []
    if rule.check != nil { notes.append("checked") }
    let line = "- \(rule.strength.group.rawValue): \(statement)"
    return [line + (notes.isEmpty ? "" : " [\(notes.joined(separator: ", "))]") + place(of: rule)]
  }

  /// The shortest good code of a rule, if it is short.
  func code(of rule: Answer) -> String? {
    let good = rule.examples.filter { $0.verdict == .good && ContextText.tellingCode.contains($0.code.utf8.count) }
    return good.min { $0.code.utf8.count < $1.code.utf8.count }.map { AgentText.fenced($0.code) }
  }

  private func head(_ choice: ContextChoice) -> [String] {
    let isCovered = !choice.sections.isEmpty || choice.parts.contains { !$0.isUnknown }
    let first = isCovered ? "# Before you write" : "The documents do not cover this task."
    return [first] + (isCut ? ["The task is too long and was cut; ask about the rest separately."] : []) + plan(choice)
  }

  /// Which templates to begin with, and what each of them is for.
  private func plan(_ choice: ContextChoice) -> [String] {
    let templates = choice.templates
    guard !templates.isEmpty else { return [] }
    var lines = ["## Templates"]
    for template in templates.templates {
      lines.append(ForeignText.line("- `\(template.command)`: \(template.summary)"))
      let parts = template.serves.prefix(ContextText.mostServed).map { "\"\(ContextText.title($0, within: 32))\"" }
      if !parts.isEmpty { lines[lines.count - 1] += " For \(parts.joined(separator: ", "))." }
    }
    return lines
  }

  private func tail(_ choice: ContextChoice) -> [String] {
    var lines = choice.parts.compactMap(decision)
    if !choice.tokens.isEmpty { lines += ["## Tokens"] + choice.tokens.map { writer.line(for: $0) } }
    let facts = choice.parts.flatMap(\.facts)
    if !facts.isEmpty {
      lines.append("## What SwiftUI declares")
      lines += facts.map { ForeignText.lines(APIText.text(APIDocument($0), most: 1)).trimmedEnd }
    }
    if !choice.unknown.isEmpty {
      lines += ["## Not covered by the documents"]
      lines += choice.unknown.map { "- \(ContextText.title($0, within: 60))" }
    }
    return lines
  }

  private func decision(_ part: ContextPart) -> String? {
    guard let verdict = part.decision?.verdict else { return nil }
    return "DECISION: " + ForeignText.line(verdict.text) + place(of: verdict.source)
  }

  /// Where a rule stands, and whose it is; a bundled one is found by its key.
  private func place(of rule: Answer) -> String {
    rule.source.map(place) ?? ""
  }

  private func place(of source: Citation) -> String {
    guard origin.root(of: source.path) != .bundled else { return "" }
    return " \(shown(source.path)):\(source.lines.first)\(origin.mark(of: source.path))"
  }

  /// The first words of what somebody wrote, in a line that begins no other.
  private static func title(_ text: String, within most: Int = 48) -> String {
    let line = AgentStep.plain(text)
    guard line.utf8.count > most else { return line }
    var title = ""
    for word in line.split(separator: " ") {
      guard title.utf8.count + word.utf8.count < most else { break }
      title += (title.isEmpty ? "" : " ") + word
    }
    return (title.isEmpty ? String(line.prefix(most)) : title) + " …"
  }
}

extension String {
  /// Without the line end that a text of its own has.
  fileprivate var trimmedEnd: String { hasSuffix("\n") ? String(dropLast()) : self }
}
