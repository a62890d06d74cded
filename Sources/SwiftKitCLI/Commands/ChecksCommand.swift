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
    discussion: """
      Shows the severity, group and basis of each check, and whether --fix can fix its findings ('suggestion' means with --suggestions). Checks marked with a dot are off \
      unless enabled by name, by group or with '--checks all'.
      """)

  @Flag(help: "Print the result as JSON.")
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
          fixable: entry.check.isFixable, suggests: entry.traits.suggests, group: entry.traits.group,
          basis: entry.traits.basis,
          options: entry.traits.options.map {
            ChecksDocument.Option(name: $0.name, kind: $0.kind.rawValue, standard: $0.standard, about: $0.about)
          })
      }
      context.output.write(try JSONText.report(ChecksDocument(checks: checks)))
    } else {
      context.show(ChecksText.text(of: catalogue.entries, width: context.output.columns))
    }
    return .done
  }
}
