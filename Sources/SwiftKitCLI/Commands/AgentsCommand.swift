package import ArgumentParser

/// The group of commands about coding agents.
package struct AgentsCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "agents",
    abstract: "Set up coding agents to use swiftkit.",
    subcommands: [AgentsInstallCommand.self])

  package init() {}
}
