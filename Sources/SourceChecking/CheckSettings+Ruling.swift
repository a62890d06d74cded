import POSIXSupport
import PluginHosting
import RuleModel

extension CheckSettings {
  /// The checks to run somewhere.
  package var selection: CheckSelection {
    var selection = baseSelection
    for override in overrides where called == nil {
      selection.named.formUnion(override.severities.compactMap { $0.value == nil ? nil : $0.key })
    }
    return selection
  }

  /// The patterns of paths that are left out.
  package var excluded: [String] { exclusions.map(\.name) }

  /// The patterns of the only paths that are looked at; empty for all of them.
  package var included: [String] { inclusions.map(\.name) }

  /// The checks to run where no override holds.
  var baseSelection: CheckSelection {
    called
      ?? CheckSelection(
        base: runsAll ? .all : runsGroupsAlone ? .none : .standard, named: Set((enabled + presetGroups).map(\.name)),
        disabled: Set(disabled.map(\.name)), hasScales: profile == "tokens")
  }

  /// Complains about the first name that no check has.
  package func requireKnown(in catalogue: CheckCatalogue) throws(SettingsError) {
    let chosen = enabled + disabled
    let ruled = severities.map(\.check) + overrides.flatMap(\.checks)
    let isRuled = { (name: String) in CheckTraits.groups.contains(name) || catalogue.entry(named: name) != nil }
    for check in chosen.filter({ !catalogue.knows($0.name) }) + ruled.filter({ !isRuled($0.name) }) {
      let unknown = catalogue.unknown(check.name)
      var error = SettingsError(file: check.file, place: check.place, reason: unknown.description)
      error.correction = unknown.suggestion.map { SettingsError.Correction(written: check.name, meant: $0) }
      throw error
    }
    for chosen in options { try requireKnown(chosen, in: catalogue) }
  }

  private func requireKnown(_ chosen: ChosenOption, in catalogue: CheckCatalogue) throws(SettingsError) {
    let (check, option) = (chosen.check, chosen.option)
    guard let entry = catalogue.entry(named: check.name) else {
      throw SettingsError(
        file: check.file, place: check.place, unknown: check.name, what: "check", among: catalogue.entries.map(\.name),
        otherwise: "see 'swiftkit checks'")
    }
    let known = entry.traits.options
    guard let described = known.first(where: { $0.name == option.name }) else {
      throw SettingsError(
        file: option.file, place: option.place, unknown: option.name, what: "option of '\(check.name)'",
        among: known.map(\.name),
        otherwise: known.isEmpty ? "it has no options" : "known: \(known.map(\.name).joined(separator: ", "))")
    }
    if let fault = chosen.value.fault(for: described) {
      throw SettingsError(file: option.file, place: fault.place, reason: fault.reason)
    }
  }

  /// What says which severity a finding of this check has where no override holds: the line of the check, or else that of
  /// the check that it was of before, or of its group; nil when the settings say nothing.
  package func chosenSeverity(of entry: CheckCatalogue.Entry) -> Chosen? {
    if severities.isEmpty { return nil }
    for name in entry.namesInSettings {
      if let chosen = severities.last(where: { $0.check.name == name }) { return chosen }
    }
    return nil
  }

  /// The severity of a check in a file, or nil where the check is off.
  ///
  /// - Parameter isNote: whether it is asked for a finding that the check itself calls a note.
  func severity(of entry: CheckCatalogue.Entry, at path: FilePath, isNote: Bool = false) -> Severity? {
    if let override = overrides.last(where: { $0.name(for: entry) != nil && covers($0, path) }) {
      return override.severity(of: entry)
    }
    // Another path may be the only reason why the check was run at all.
    if !overrides.isEmpty, !baseSelection.includes(entry) { return nil }
    return chosenSeverity(of: entry)?.severity ?? (isNote ? .info : entry.severity)
  }

  func covers(_ override: Override, _ path: FilePath) -> Bool {
    guard let folder, var relative = Optional(path), relative.removePrefix(folder) else { return false }
    return override.paths.covers(relative.string)
  }
}

extension CheckSettings.Override {
  /// The name by which it speaks of a check: the check's own, or that of its group; nil where it does not.
  func name(for entry: CheckCatalogue.Entry) -> String? { entry.namesInSettings.first { severities[$0] != nil } }

  /// The severity of a check that it speaks of; nil where the check is off.
  func severity(of entry: CheckCatalogue.Entry) -> Severity? { name(for: entry).flatMap { severities[$0] ?? nil } }
}

extension CheckCatalogue.Entry {
  /// The names by which settings speak of a check, the closest first.
  fileprivate var namesInSettings: [String] { [name, FormerName.of(name), traits.group].compactMap(\.self) }
}
