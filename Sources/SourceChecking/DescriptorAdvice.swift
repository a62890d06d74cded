import HostMessages
import PluginHosting

/// What the authors of plugins from elsewhere should know of their descriptors: the library has more than they say.
///
/// Known from what was reported alone, so a run that takes its reports from a cache says the same.
struct DescriptorAdvice {
  /// In the order of the plugins and of their checks.
  private(set) var all: [CheckProblem] = []

  init(_ plugins: [HostedPlugin], _ outcome: HostOutcome) {
    for (number, plugin) in plugins.enumerated() where plugin.isOfStranger {
      guard let library = outcome.plugins[number] else { continue }
      let undeclared = DescriptorAdvice.undeclaredFixes(of: plugin, number, library, outcome)
      for check in library.checks {
        if !plugin.descriptor.checks.contains(where: { $0.id == check.id }) {
          add(plugin, check.id, "it is in the library, but not in the descriptor, so it does not run")
        } else if let key = undeclared[check.id] {
          add(plugin, check.id, "it has fixes, but its descriptor does not say '\"\(key)\": true'")
        }
      }
    }
  }

  private mutating func add(_ plugin: HostedPlugin, _ check: String, _ reason: String) {
    all.append(
      CheckProblem(plugin: plugin.descriptor.id, check: plugin.publicName(ofCheck: check), path: nil, reason: reason))
  }

  /// What the descriptor should say, for each check that fixed something unannounced.
  private static func undeclaredFixes(
    of plugin: HostedPlugin, _ number: Int, _ library: PluginDescription, _ outcome: HostOutcome
  ) -> [String: String] {
    var keys: [String: String] = [:]
    for case .checked(let report) in outcome.results {
      for finding in report.findings where Int(finding.check.library) == number && !finding.edits.isEmpty {
        guard library.checks.indices.contains(Int(finding.check.check)) else { continue }
        let check = library.checks[Int(finding.check.check)].id
        if !plugin.announces(finding, of: check) { keys[check] = finding.isSuggestion ? "suggests" : "fixable" }
      }
    }
    return keys
  }
}

extension HostedPlugin {
  /// Whether its descriptor says that a check has fixes of the finding's kind.
  fileprivate func announces(_ finding: ReportedFinding, of check: String) -> Bool {
    guard let index = descriptor.checks.firstIndex(where: { $0.id == check }) else { return true }
    if descriptor.checks[index].isFixable { return true }
    return finding.isSuggestion && descriptor.traits.indices.contains(index) && descriptor.traits[index].suggests
  }
}
