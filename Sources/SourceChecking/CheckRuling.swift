import HostMessages
package import POSIXSupport
import PluginHosting
package import RuleModel

/// What becomes of one check at one place, and what says so.
package struct CheckRuling: Hashable, Sendable {
  package enum Origin: Hashable, Sendable {
    /// The check itself: nothing in the settings speaks of it.
    case check
    /// A setting by its name, and the word that says so.
    case setting(String, CheckSettings.Named)
  }

  package let check: String
  /// Nil where the check is off.
  package let severity: Severity?
  package let origin: Origin
}

extension CheckSettings {
  /// What becomes of each check of `catalogue` at `path`, in order of their names.
  ///
  /// - Parameter isFolder: whether `path` is a folder, all of which is meant.
  package func rulings(at path: FilePath, isFolder: Bool, in catalogue: CheckCatalogue) -> [CheckRuling] {
    catalogue.entries.map { ruling(on: $0, at: path, isFolder: isFolder) }
  }

  private func ruling(on entry: CheckCatalogue.Entry, at path: FilePath, isFolder: Bool) -> CheckRuling {
    let name = entry.name
    let override = overrides.last { $0.name(for: entry) != nil && covers($0, path, isFolder: isFolder) }
    if let override, let place = override.checks.last(where: { $0.name == override.name(for: entry) }) {
      return CheckRuling(check: name, severity: override.severity(of: entry), origin: .setting("overrides", place))
    }
    guard baseSelection.includes(entry) else {
      let place = disabled.last { $0.name == name } ?? disabled.last { $0.name == entry.traits.group }
      return CheckRuling(check: name, severity: nil, origin: place.map { .setting("disable", $0) } ?? .check)
    }
    if let chosen = chosenSeverity(of: entry) {
      return CheckRuling(check: name, severity: chosen.severity, origin: .setting("severity", chosen.check))
    }
    return CheckRuling(check: name, severity: entry.severity, origin: originOfRunning(entry))
  }

  /// Why a check runs with the severity that it has by itself.
  private func originOfRunning(_ entry: CheckCatalogue.Entry) -> CheckRuling.Origin {
    if entry.check.isOnByDefault, !runsGroupsAlone { return .check }
    let names = [entry.name, entry.traits.group]
    if let place = enabled.last(where: { names.contains($0.name) }) { return .setting("enable", place) }
    if CheckSelection.scales.contains(entry.name), let place = places["profile"], profile == "tokens" {
      return .setting("profile", place)
    }
    return places["checks"].map { .setting("checks", $0) } ?? .check
  }

  private func covers(_ override: Override, _ path: FilePath, isFolder: Bool) -> Bool {
    guard isFolder else { return covers(override, path) }
    guard let folder, var relative = Optional(path), relative.removePrefix(folder), !relative.isEmpty else {
      return false
    }
    // The slash at its end makes it a folder around a file without a name.
    return override.paths.covers(relative.string + "/")
  }
}
