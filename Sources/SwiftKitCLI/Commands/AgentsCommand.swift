package import ArgumentParser

/// The group of commands about coding agents.
package struct AgentsCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "agents",
    abstract: "Connect coding agents with swiftkit.",
    subcommands: [AgentsInstallCommand.self])

  package init() {}
}
