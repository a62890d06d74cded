package import ArgumentParser
import POSIXSupport
import RuleModel
import SourceChecking
import Workbench

/// `swiftkit settings schema`: what editors complete and check settings by.
package struct SettingsSchemaCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print a JSON schema of .swiftkit.yml, for completion and validation in editors.",
    discussion: """
      It contains the names of all installed checks and their options. Editors find it through a comment in the \
      first line of .swiftkit.yml: # yaml-language-server: $schema=PATH
      """)

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    let inventory = try PluginInventory.withSkillChecks(in: context.workplace)
    for complaint in inventory.complaints { context.remark("swiftkit: \(ForeignText.line(complaint))\n") }
    context.output.write(SettingsSchema(of: CheckCatalogue(of: inventory.plugins)).text)
    return .done
  }
}
