package import ArgumentParser

/// A command whose usual arguments are read without the parser, which knows a command by reflection only: looking takes
/// it longer than an answer does.
package protocol PlainlyCalled: ParsableCommand {
  /// What the command does.
  associatedtype Action: KitAction

  /// What is to be done for these arguments as the parser would read them; nil for any that are left to the parser.
  static func plain(_ arguments: ArraySlice<String>) -> Action?
}

extension ArraySlice<String> {
  /// Takes the value behind an option; nil where the parser has something to say about it.
  mutating func popValue() -> String? {
    guard let value = popFirst(), !value.hasPrefix("-") else { return nil }
    return value
  }
}
