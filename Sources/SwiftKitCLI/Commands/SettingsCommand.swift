package import ArgumentParser

/// The group of commands about settings.
package struct SettingsCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "settings",
    abstract: "Show the settings that apply to a file, or the schema of all settings.",
    subcommands: [SettingsShowCommand.self, SettingsSchemaCommand.self])

  package init() {}
}
