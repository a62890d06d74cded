/// A name that was refused: what was typed, what is wrong with it, and a name that would do.
package struct NameProblem: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Flaw: Hashable, Sendable {
    case empty
    case path
    case notASCII(Character)
    case character(Character)
    case digitFirst
    case notUpperCamelCase
    case keyword
    /// The template adds this ending itself.
    case suffix(String)
    case tooLong(Int)
  }

  package let text: String
  package let flaw: Flaw
  package let suggestion: String?

  package var description: String { sentence(naming: .commandLine) }

  /// The sentence for somebody who calls the options by these names.
  func sentence(naming options: OptionNames) -> String {
    "\(complaint(options)); " + (suggestion.map { "try '\($0)'" } ?? "use letters A-Z and digits, as in 'Portfolio'")
  }

  private func complaint(_ options: OptionNames) -> String {
    let quoted = "'\(shown(text))'"
    return switch flaw {
    case .empty: "the name is empty"
    case .path: "\(quoted) is a path, not a name; use \(options.quoted(options.output)) to choose the folder"
    case .notASCII(let character):
      "\(quoted) contains '\(shown(String(character)))'; names can contain only A-Z and 0-9"
    case .character(let character):
      "\(quoted) contains '\(shown(String(character)))', which is not allowed in a Swift name"
    case .digitFirst: "\(quoted) starts with a digit, which is not allowed in a Swift name"
    case .notUpperCamelCase: "\(quoted) is not UpperCamelCase"
    case .keyword: "\(quoted) is a Swift keyword"
    case .suffix(let suffix): "\(quoted) ends in '\(suffix)', which the template adds itself"
    case .tooLong(let limit): "\(quoted) has \(text.utf8.count) letters; the limit is \(limit)"
    }
  }

  /// What was typed, short and without anything that could steer a terminal.
  private func shown(_ text: String) -> String {
    let plain = String(String.UnicodeScalarView(text.unicodeScalars.map { isControl($0) ? "?" : $0 }))
    return plain.count <= 40 ? plain : plain.prefix(37) + "..."
  }

  private func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: true
    default: false
    }
  }
}
