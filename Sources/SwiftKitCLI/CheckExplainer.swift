import Answering
import ArgumentParser
import HostMessages
import POSIXSupport
import PluginHosting
import SourceChecking
import WireFormats

/// `check --explain`: finds the check, and the rules behind it in the documents.
struct CheckExplainer {
  private let catalogue: CheckCatalogue
  private let plugins: [HostedPlugin]
  private let context: CommandContext

  init(_ inventory: PluginInventory, in context: CommandContext) {
    catalogue = CheckCatalogue(of: inventory.plugins)
    plugins = inventory.plugins
    self.context = context
  }

  func explain(_ name: String, json: Bool) throws -> ExitStatus {
    let explanation: CheckExplanation
    do {
      explanation = try self.explanation(of: name)
    } catch let unknown as UnknownCheck {
      throw ValidationError(unknown.description)
    }
    if json {
      context.output.write(try JSONText.document(explanation.document(in: context)))
    } else {
      context.show(explanation.text(in: context))
    }
    return .done
  }

  /// What there is to say about the check; throws `UnknownCheck`.
  func explanation(of name: String) throws -> CheckExplanation {
    guard let entry = catalogue.entry(named: name) else { throw catalogue.unknown(name) }
    let (settings, _) = try CheckSettings.nearest(in: context)
    return CheckExplanation(
      entry: entry, plugin: plugins[entry.plugin], chosenSeverity: settings.severity(of: name),
      isEnabled: settings.selection.includes(entry), rules: try rules(behind: entry))
  }

  /// The rules that the check names, from the documents that `ask` answers from.
  private func rules(behind entry: CheckCatalogue.Entry) throws -> [Answer] {
    guard !entry.check.rules.isEmpty, !SkillRoots.defaults(in: context).isEmpty else { return [] }
    return try IndexOptions.parse([]).withStore(in: context) { store in
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
