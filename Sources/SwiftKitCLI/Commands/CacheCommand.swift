package import ArgumentParser

/// The group of commands about what swiftkit keeps.
package struct CacheCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "cache",
    abstract: "List what swiftkit keeps in your folders for caches and state, and remove what nobody needs.",
    subcommands: [CacheListCommand.self, CacheCleanCommand.self])

  package init() {}
}
