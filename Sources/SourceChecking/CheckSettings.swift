package import POSIXSupport
package import RuleModel
import YAMLSubset

/// What `.swiftkit.yml` says about checking.
///
///     profile: tokens              # or system
///     deployment-target: 26.0      # of iOS
///     checks: default              # or all
///     enable: [no-anyview]
///     disable: [view-missing-preview]
///     severity:
///       glass-tint-opacity: error  # or warning, info, off
///     exclude:
///       - Generated/
///     overrides:                   # for some paths only
///       - paths: [Legacy/, "*Tests.swift"]
///         checks:
///           navigation-view: off
package struct CheckSettings: Hashable, Sendable {
  package static let fileName = ".swiftkit.yml"

  /// A name of a check, with its place for complaints.
  package struct Named: Hashable, Sendable {
    package let name: String
    package let place: SettingsPlace
  }

  /// The severity that a check's findings have here.
  package struct Chosen: Hashable, Sendable {
    package let check: Named
    package let severity: Severity
  }

  /// What holds for some paths only.
  package struct Override: Hashable, Sendable {
    package let paths: IgnoreList
    /// Nil for one that is off there.
    package let severities: [String: Severity?]
    package let checks: [Named]
  }

  package private(set) var profile: String?
  package private(set) var deploymentTarget: String?
  package private(set) var runsAll = false
  package private(set) var enabled: [Named] = []
  package private(set) var disabled: [Named] = []
  package private(set) var severities: [Chosen] = []
  /// The patterns of `exclude`, each with its place.
  package private(set) var exclusions: [Named] = []
  package private(set) var overrides: [Override] = []
  /// Where each setting of the file stands.
  package private(set) var places: [String: SettingsPlace] = [:]
  /// The folder that paths in the settings are relative to; without one, overrides hold nowhere.
  package var folder: FilePath?
  /// The checks that a call names, in place of those of the settings.
  package var called: CheckSelection?
  /// The file's name for complaints.
  package let file: String

  /// No settings at all.
  package init() { file = CheckSettings.fileName }

  /// Reads the text of a settings file; every name and value must be known.
  package init(reading text: String, file: String) throws(SettingsError) {
    self.file = file
    guard let root = try SettingsError.read(text, file: file) else { return }
    guard case .map(let entries) = root.content else { throw wrong(root, "settings are lines of 'name: value'") }
    for entry in entries {
      places[entry.name] = entry.place
      switch entry.name {
      case "profile": profile = try oneOf(["system", "tokens"], entry.value)
      case "deployment-target": deploymentTarget = try version(entry.value)
      case "checks": runsAll = try oneOf(["default", "all"], entry.value) == "all"
      case "enable": enabled = try names(entry.value)
      case "disable": disabled += try names(entry.value)
      case "severity": try readSeverities(entry.value)
      case "exclude": exclusions = try names(entry.value)
      case "overrides": overrides = try readOverrides(entry.value)
      default:
        throw unknown(
          entry,
          known: ["profile", "deployment-target", "checks", "enable", "disable", "severity", "exclude", "overrides"])
      }
    }
  }

  private func unknown(_ entry: YAMLNode.Entry, known: [String]) -> SettingsError {
    let nearest = Spelling.nearest(to: entry.name, in: known)
    var error = SettingsError(
      file: file, place: entry.place,
      reason: "'\(entry.name)' is no setting; "
        + (nearest.map { "did you mean '\($0)'?" } ?? "known are \(known.joined(separator: ", "))"))
    error.correction = nearest.map { SettingsError.Correction(written: entry.name, meant: $0) }
    return error
  }

  private mutating func readSeverities(_ node: YAMLNode) throws(SettingsError) {
    for (check, severity) in try severities(in: node) {
      if let severity {
        severities.append(Chosen(check: check, severity: severity))
      } else {
        disabled.append(check)
      }
    }
  }

  /// Lines of `check: severity`; nil stands for `off`.
  private func severities(in node: YAMLNode) throws(SettingsError) -> [(check: Named, severity: Severity?)] {
    guard case .map(let entries) = node.content else { throw wrong(node, "severities are lines of 'check: severity'") }
    var severities: [(check: Named, severity: Severity?)] = []
    for entry in entries {
      let word = try oneOf(["error", "warning", "info", "off"], entry.value)
      severities.append((Named(name: entry.name, place: entry.place), Severity(rawValue: word)))
    }
    return severities
  }

  private func readOverrides(_ node: YAMLNode) throws(SettingsError) -> [Override] {
    let reason = "overrides are a list of '- paths: [...]' with 'checks:' below"
    guard case .list(let items) = node.content else { throw wrong(node, reason) }
    var overrides: [Override] = []
    for item in items {
      guard case .map(let entries) = item.content else { throw wrong(item, reason) }
      var paths: [String] = []
      var checks: [(check: Named, severity: Severity?)] = []
      for entry in entries {
        switch entry.name {
        case "paths": paths = try names(entry.value).map(\.name)
        case "checks": checks = try severities(in: entry.value)
        default: throw unknown(entry, known: ["paths", "checks"])
        }
      }
      guard !paths.isEmpty, !checks.isEmpty else { throw wrong(item, reason) }
      overrides.append(
        Override(
          paths: IgnoreList(lines: paths),
          severities: Dictionary(checks.map { ($0.check.name, $0.severity) }) { _, last in last },
          checks: checks.map(\.check)))
    }
    return overrides
  }

  private func names(_ node: YAMLNode) throws(SettingsError) -> [Named] {
    switch node.content {
    case .text: return node.text.map { [Named(name: $0, place: node.place)] } ?? []
    case .list(let items):
      var names: [Named] = []
      for item in items {
        guard let text = item.scalar else { throw wrong(item, "this must be a text") }
        names.append(Named(name: text, place: item.place))
      }
      return names
    case .map: throw wrong(node, "this must be a list")
    }
  }

  private func oneOf(_ words: [String], _ node: YAMLNode) throws(SettingsError) -> String {
    guard let text = node.scalar, words.contains(text) else {
      throw wrong(node, "this must be one of \(words.joined(separator: ", "))")
    }
    return text
  }

  private func version(_ node: YAMLNode) throws(SettingsError) -> String {
    guard let text = node.text,
      text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy({ Int($0) != nil })
    else { throw wrong(node, "this must be a version such as 26.0") }
    return text
  }

  private func wrong(_ node: YAMLNode, _ reason: String) -> SettingsError {
    SettingsError(file: file, place: node.place, reason: reason)
  }
}

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

  /// The checks to run where no override holds.
  var baseSelection: CheckSelection {
    called
      ?? CheckSelection(
        base: runsAll ? .all : .standard, named: Set(enabled.map(\.name)), disabled: Set(disabled.map(\.name)))
  }

  /// Complains about the first name that no check has.
  package func requireKnown(in catalogue: CheckCatalogue) throws(SettingsError) {
    let named = enabled + disabled + severities.map(\.check) + overrides.flatMap(\.checks)
    for check in named where catalogue.entry(named: check.name) == nil {
      let unknown = catalogue.unknown(check.name)
      var error = SettingsError(file: file, place: check.place, reason: unknown.description)
      error.correction = unknown.suggestion.map { SettingsError.Correction(written: check.name, meant: $0) }
      throw error
    }
  }

  /// The severity that a finding of this check has where no override holds; nil when the settings say nothing.
  package func severity(of check: String) -> Severity? { severities.last { $0.check.name == check }?.severity }

  /// The severity of a check in a file, or nil where the check is off.
  func severity(of entry: CheckCatalogue.Entry, at path: FilePath) -> Severity? {
    if let override = overrides.last(where: { $0.severities[entry.name] != nil && covers($0, path) }) {
      return override.severities[entry.name] ?? nil
    }
    // Another path may be the only reason why the check was run at all.
    if !overrides.isEmpty, !baseSelection.includes(entry) { return nil }
    return severity(of: entry.name) ?? entry.severity
  }

  func covers(_ override: Override, _ path: FilePath) -> Bool {
    guard let folder, var relative = Optional(path), relative.removePrefix(folder) else { return false }
    return override.paths.covers(relative.string)
  }
}
