package import ArgumentParser

/// The group of commands about design tokens.
package struct TokensCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "tokens",
    abstract: "Write out the bundled design tokens, or judge them.",
    subcommands: [TokensExportCommand.self, TokensLintCommand.self])

  package init() {}
}
