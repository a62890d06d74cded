/// Reading help texts.
enum CommandHelp {
  /// The names under SUBCOMMANDS.
  static func subcommands(in help: String) -> [String] {
    help.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0 != "SUBCOMMANDS:" }.dropFirst().prefix { !$0.isEmpty }
      .filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
  }
}
