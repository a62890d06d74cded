package import ArgumentParser

/// The group of commands about plugins.
package struct PluginCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "plugin",
    abstract: "Begin a plugin, list plugins, and say which libraries of others may be loaded.",
    discussion: """
      Loading a library is running its code. Plugins that came with swiftkit are trusted; any other is loaded only after \
      'swiftkit plugin trust', and no more once the file has changed.
      """,
    subcommands: [
      PluginNewCommand.self, PluginListCommand.self, PluginTrustCommand.self, PluginUntrustCommand.self,
      PluginVerifyCommand.self,
    ])

  package init() {}
}
