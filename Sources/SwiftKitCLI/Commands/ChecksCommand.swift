package import ArgumentParser
import HostMessages
import POSIXSupport
import PluginHosting
import Reports
import RuleModel
import SourceChecking
import WireFormats
import Workbench

/// `swiftkit checks`: the catalogue of checks.
package struct ChecksCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    leaf: "checks",
    abstract: "List every check that 'check' can run.",
    discussion: "Checks marked with a dot are off unless they are asked for by name or with '--checks all'.")

  @Flag(help: "Print JSON.")
  var json = false

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    let inventory = try PluginInventory.withSkillChecks(in: context.workplace)
    for complaint in inventory.complaints { context.remark("swiftkit: \(ForeignText.line(complaint))\n") }
    let catalogue = CheckCatalogue(of: inventory.plugins)
    if json {
      let checks = catalogue.entries.map { entry in
        ChecksDocument.Check(
          id: entry.name, severity: entry.severity.rawValue, title: entry.check.title, rules: entry.check.rules,
          plugin: inventory.plugins[entry.plugin].descriptor.id, enabled: entry.check.isOnByDefault,
          fixable: entry.check.isFixable)
      }
      context.output.write(try JSONText.document(ChecksDocument(checks: checks)))
    } else {
      context.show(
        TextTable.text(
          catalogue.entries.map { entry in
            [entry.check.isOnByDefault ? " " : "·", entry.name, entry.severity.rawValue, entry.check.title]
          }))
    }
    return .done
  }
}
