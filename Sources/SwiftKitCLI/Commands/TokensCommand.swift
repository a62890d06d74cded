package import ArgumentParser

/// The group of commands about design tokens.
package struct TokensCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "tokens",
    abstract: "List, export or lint design tokens.",
    subcommands: [TokensListCommand.self, TokensExportCommand.self, TokensLintCommand.self],
    defaultSubcommand: TokensListCommand.self)

  package init() {}
}
