/// A text as one word of a command line, so that whoever runs the line means the text and nothing else.
enum ShellWord {
  private static let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/._-+:@%,=".utf8)

  static func quoted(_ text: String) -> String {
    if !text.isEmpty, text.utf8.allSatisfy({ plain.contains($0) }), !text.hasPrefix("-"), !text.hasPrefix("=") {
      return text
    }
    // Within single quotes only these end anything.
    return "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }
}
