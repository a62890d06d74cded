package import Answering
import HostMessages
package import PluginHosting
package import RuleModel
package import SourceChecking

/// Everything there is to say about a check: what it finds, the rules behind it, and how it is configured.
package struct CheckExplanation {
  package let entry: CheckCatalogue.Entry
  package let plugin: HostedPlugin
  /// The severity that the settings give it here; nil when they say nothing.
  package let chosenSeverity: Severity?
  /// Whether it runs here.
  package let isEnabled: Bool
  package let rules: [Answer]

  /// Finds the check; throws `UnknownCheck`.
  package init(of name: String, in workplace: Workplace) throws {
    let inventory = try PluginInventory.withSkillChecks(in: workplace)
    try self.init(of: name, among: inventory, in: workplace)
  }

  init(of name: String, among inventory: PluginInventory, in workplace: Workplace) throws {
    let catalogue = CheckCatalogue(of: inventory.plugins)
    guard let entry = catalogue.entry(named: name) else { throw catalogue.unknown(name) }
    let (settings, _) = try CheckSettings.nearest(in: workplace)
    self.entry = entry
    plugin = inventory.plugins[entry.plugin]
    chosenSeverity = settings.chosenSeverity(of: entry)?.severity
    isEnabled = settings.selection.includes(entry)
    rules = try CheckExplanation.rules(behind: entry, in: workplace)
  }

  /// The rules that the check names, from the documents that `ask` answers from.
  private static func rules(behind entry: CheckCatalogue.Entry, in workplace: Workplace) throws -> [Answer] {
    guard !entry.check.rules.isEmpty, !SkillRoots.defaults(in: workplace).isEmpty else { return [] }
    return try IndexRequest().withStore(in: workplace) { store in
      var rules: [Answer] = []
      for key in entry.check.rules {
        for rule in try Answerer.rules(withKey: key, from: store) where !rules.contains(where: { $0.key == rule.key }) {
          rules.append(rule)
        }
      }
      return rules
    }
  }
}
