package import ArgumentParser

/// The group of commands about settings.
package struct SettingsCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "settings",
    abstract: "Show which settings count for a file or folder, and what there is to set.",
    subcommands: [SettingsShowCommand.self, SettingsSchemaCommand.self])

  package init() {}
}
