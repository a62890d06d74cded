package import ArgumentParser

/// The group of commands that fill in checklists.
package struct ReviewCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Fill in a review checklist, or check the report that comes with generated code.",
    subcommands: [ReviewCodeCommand.self, ReviewReportCommand.self],
    defaultSubcommand: ReviewCodeCommand.self)

  package init() {}
}
