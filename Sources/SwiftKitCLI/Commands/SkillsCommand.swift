package import ArgumentParser

/// The group of commands about skill documents.
package struct SkillsCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "skills",
    abstract: "Judge skill documents.",
    subcommands: [SkillsLintCommand.self])

  package init() {}
}
