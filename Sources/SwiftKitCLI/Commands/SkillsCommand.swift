package import ArgumentParser

/// The group of commands about skill documents.
package struct SkillsCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "skills",
    abstract: "List the skills that are loaded, choose among them, or judge skill documents.",
    subcommands: [SkillsListCommand.self, SkillsLintCommand.self, SkillsMatchCommand.self],
    defaultSubcommand: SkillsListCommand.self)

  package init() {}
}
