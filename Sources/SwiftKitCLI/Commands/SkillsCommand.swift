package import ArgumentParser

/// The group of commands about skill documents.
package struct SkillsCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "skills",
    abstract: "List the loaded skills, find those that fit a request, or lint skill documents.",
    subcommands: [SkillsListCommand.self, SkillsLintCommand.self, SkillsMatchCommand.self],
    defaultSubcommand: SkillsListCommand.self)

  package init() {}
}
