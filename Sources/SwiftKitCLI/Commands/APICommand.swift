package import ArgumentParser

/// The group of commands about declarations.
package struct APICommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "api",
    abstract: "Look up a SwiftUI name, import declarations of other SDKs, or list where declarations come from.",
    subcommands: [APILookUpCommand.self, APIImportCommand.self, APISourcesCommand.self],
    defaultSubcommand: APILookUpCommand.self)

  package init() {}
}
