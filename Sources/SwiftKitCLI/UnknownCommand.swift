import ArgumentParser
import Reports
import RuleModel

/// A first word that is no command, or a word behind `help` that is none, with the nearest one that is.
///
/// ArgumentParser takes such a word for an unexpected argument and suggests nothing; `help` passes over it.
struct UnknownCommand: CustomStringConvertible {
  let word: String
  /// The command that it should belong to.
  let parent: String
  let suggestion: String?

  /// Nil when the arguments begin with an option, with a known command or with nothing.
  init?(in arguments: [String], below root: CommandConfiguration) {
    let isHelp = arguments.first == "help"
    var known = root.subcommands
    var way = ["swiftkit"]
    for word in arguments.dropFirst(isHelp ? 1 : 0) {
      guard !word.hasPrefix("-"), !(word == "help" && way.count == 1) else { return nil }
      guard let command = known.first(where: { $0._commandName == word }) else {
        self.word = ForeignText.line(word)
        parent = way.joined(separator: " ")
        suggestion = Spelling.nearest(to: word, in: known.map { $0._commandName })
        return
      }
      known = command.configuration.subcommands
      way.append(word)
      // Of a call only the first word is looked at; the rest may be anything.
      if !isHelp || known.isEmpty { return nil }
    }
    return nil
  }

  var description: String {
    "'\(word)' is not a \(parent) command"
      + (suggestion.map { "; did you mean '\($0)'?" } ?? "; see '\(parent) --help'.")
  }
}
