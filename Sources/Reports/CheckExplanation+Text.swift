import Answering
import HostMessages
import PluginHosting
import RuleModel
import SourceChecking
package import WireFormats
package import Workbench

extension CheckExplanation {
  /// For people.
  package func text(by ask: AskText) -> String {
    let style = ask.style
    var traits = [(chosenSeverity ?? entry.severity).rawValue]
    if let chosenSeverity, chosenSeverity != entry.severity { traits[0] += " here, \(entry.severity) by default" }
    traits.append(isEnabled ? "on" : "off")
    if let group = entry.traits.group { traits.append("group \(group)") }
    if let basis = entry.traits.basis { traits.append("based on \(basis)") }
    traits.append("plugin \(plugin.descriptor.id)")
    if entry.check.isFixable { traits.append("fixed by --fix") }
    if entry.traits.suggests { traits.append("suggestions by --fix --suggestions") }
    if !entry.check.isFixable, !entry.traits.suggests { traits.append("no automatic fix") }
    let head = "\(style.bold(ForeignText.line(entry.name))): \(ForeignText.line(entry.check.title))"
    var text = "\(head)\n\(style.dim(ForeignText.line(traits.joined(separator: ", "))))\n"
    if rules.isEmpty {
      text += "\nNone of the loaded rules belongs to it.\n"
    } else {
      text += "\n" + ask.rules(rules)
    }
    text += "\n" + style.cyan("TO CHANGE IT") + "\n"
    for (place, line) in advice { text += "  \(line)\n    \(style.dim(place))\n" }
    return text
  }

  /// What one may write, and where.
  private var advice: [(place: String, line: String)] {
    let other = entry.severity == .error ? "warning" : "error"
    var advice = [
      ("above a line, with the reason", "// swiftkit:disable:next \(entry.name) -- why"),
      ("in .swiftkit.yml: error, warning, info or off", "severity:\n    \(entry.name): \(other)"),
    ]
    advice += entry.traits.options.map { option in
      let value = option.kind == .numbers ? "[4, 8]" : option.standard
      return (
        ForeignText.line("in .swiftkit.yml (default: \(option.standard)). \(option.about)"),
        "options:\n    \(entry.name):\n      \(ForeignText.line("\(option.name): \(value)"))"
      )
    }
    if !isEnabled { advice.append(("in .swiftkit.yml, to run it", "enable: [\(entry.name)]")) }
    return advice
  }

  /// For programs.
  ///
  /// - Parameter shown: how paths are written.
  package func document(shownAs shown: (String) -> String) -> CheckExplanationDocument {
    let set = AnswerSet(question: entry.name, isCovered: true, answers: rules, corrections: [], unknownWords: [])
    let reasons = Dictionary(rules.map { ($0.key, $0.rationale) }) { first, _ in first }
    return CheckExplanationDocument(
      id: entry.name, severity: (chosenSeverity ?? entry.severity).rawValue, defaultSeverity: entry.severity.rawValue,
      title: entry.check.title, plugin: plugin.descriptor.id, enabled: isEnabled, fixable: entry.check.isFixable,
      suggests: entry.traits.suggests,
      rules: AskDocument(set, shownAs: shown).answers.map { answer in
        CheckExplanationDocument.Rule(
          key: answer.key, strength: answer.strength, statement: answer.statement, why: reasons[answer.key] ?? nil,
          source: answer.source, examples: answer.examples, basis: answer.basis)
      },
      suppression: "// swiftkit:disable:next \(entry.name) -- why", group: entry.traits.group,
      basis: entry.traits.basis,
      options: entry.traits.options.map {
        ChecksDocument.Option(name: $0.name, kind: $0.kind.rawValue, standard: $0.standard, about: $0.about)
      })
  }
}
