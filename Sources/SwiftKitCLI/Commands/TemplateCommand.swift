package import ArgumentParser

/// The group of commands about templates.
package struct TemplateCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "template",
    abstract: "List and show templates, try them out, and make new ones.",
    subcommands: [
      TemplateListCommand.self, TemplateShowCommand.self, TemplateLintCommand.self, TemplateTestCommand.self,
      TemplateNewCommand.self, TemplateFromCommand.self,
    ])

  package init() {}
}
