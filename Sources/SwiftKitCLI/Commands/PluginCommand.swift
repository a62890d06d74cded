package import ArgumentParser

/// The group of commands about plugins.
package struct PluginCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "plugin",
    abstract: "Create and list plugins, and choose which third-party plugins may be loaded.",
    discussion: """
      Loading a plugin runs its code. Plugins that come with swiftkit are trusted. Any other plugin is loaded only after \
      'swiftkit plugin trust', and only as long as its file does not change.
      """,
    subcommands: [
      PluginNewCommand.self, PluginListCommand.self, PluginTrustCommand.self, PluginUntrustCommand.self,
      PluginDescribeCommand.self, PluginVerifyCommand.self,
    ])

  package init() {}
}
