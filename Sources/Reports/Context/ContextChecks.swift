import Answering
import HostMessages
import PluginHosting
import WireFormats
import Workbench

/// The checks that hold code to the rules of a context.
enum ContextChecks {
  static func of(_ rules: [Answer], in workplace: Workplace) throws -> [ContextDocument.Check] {
    let names = Set(rules.compactMap(\.check)).sorted()
    guard !names.isEmpty else { return [] }
    let titles = titles(in: workplace)
    return names.map { ContextDocument.Check(id: $0, title: titles[$0] ?? "see the rule") }
  }

  private static func titles(in workplace: Workplace) -> [String: String] {
    // Without the plugins, which may not be built, the rules are still worth having.
    guard let inventory = try? PluginInventory.withSkillChecks(in: workplace) else { return [:] }
    var titles: [String: String] = [:]
    for plugin in inventory.plugins {
      for check in plugin.descriptor.checks { titles[plugin.publicName(ofCheck: check.id)] = check.title }
    }
    return titles
  }
}
