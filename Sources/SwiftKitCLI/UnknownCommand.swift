import RuleModel

/// A first word that is no command, with the nearest one that is.
///
/// ArgumentParser takes such a word for an unexpected argument and suggests nothing.
struct UnknownCommand: CustomStringConvertible {
  let word: String
  let suggestion: String?

  /// Nil when the arguments begin with an option, with a known command or with nothing.
  init?(in arguments: [String], known: [String]) {
    guard let first = arguments.first, !first.hasPrefix("-") else { return nil }
    guard !known.contains(first), first != "help" else { return nil }
    word = first
    suggestion = Spelling.nearest(to: first, in: known)
  }

  var description: String {
    "'\(word)' is not a swiftkit command" + (suggestion.map { "; did you mean '\($0)'?" } ?? "; see 'swiftkit --help'.")
  }
}
