package import ArgumentParser

/// The group of commands about what swiftkit keeps.
package struct CacheCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "cache",
    abstract: "List or clean up the files that swiftkit keeps in your cache and state folders.",
    subcommands: [CacheListCommand.self, CacheCleanCommand.self])

  package init() {}
}
