package import ArgumentParser

/// The group of commands about templates.
package struct TemplateCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "template",
    abstract: "List, show, test and create templates.",
    subcommands: [
      TemplateListCommand.self, TemplateShowCommand.self, TemplateLintCommand.self, TemplateTestCommand.self,
      TemplateNewCommand.self, TemplateFromCommand.self,
    ])

  package init() {}
}
