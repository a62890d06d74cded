package import ArgumentParser

/// The group of commands about templates.
package struct TemplateCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "template",
    abstract: "List templates, or look for mistakes in one.",
    subcommands: [TemplateListCommand.self, TemplateLintCommand.self])

  package init() {}
}
