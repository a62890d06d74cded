import HostMessages
import PluginHosting
import WireFormats

extension PluginDescriptor {
  /// The descriptor that a document holds.
  init(_ document: PluginDescriptorDocument) throws(UnknownSeverity) {
    var checks: [CheckDescription] = []
    for check in document.checks {
      guard let level = CheckDescription.Level(named: check.severity) else {
        throw UnknownSeverity(check: check.id, word: check.severity)
      }
      checks.append(
        CheckDescription(
          id: check.id, level: level, title: check.title, literals: check.literals, rules: check.rules,
          isOnByDefault: check.enabled, isFixable: check.fixable))
    }
    self.init(
      abi: document.abi, id: document.id, version: document.version, checks: checks,
      answers: document.answers.map { AnswerKind(key: $0.key, title: $0.title, words: $0.when) },
      compiler: document.compiler)
  }
}

/// A word in place of a severity.
struct UnknownSeverity: Error, CustomStringConvertible {
  let check: String
  let word: String

  var description: String { "the check '\(check)' has the severity '\(word)'; it must be error, warning or info" }
}

extension CheckDescription.Level {
  fileprivate init?(named name: String) {
    switch name {
    case "info": self = .info
    case "warning": self = .warning
    case "error": self = .error
    default: return nil
    }
  }
}
