package import RuleModel

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

  package private(set) var profile: String?
  package private(set) var deploymentTarget: String?
  package private(set) var runsAll = false
  package private(set) var enabled: [Named] = []
  package private(set) var disabled: [Named] = []
  package private(set) var severities: [Chosen] = []
  package private(set) var excluded: [String] = []
  /// The file's name for complaints.
  package let file: String

  /// No settings at all.
  package init() { file = CheckSettings.fileName }

  /// Reads the text of a settings file; every name and value must be known.
  package init(reading text: String, file: String) throws(SettingsError) {
    self.file = file
    guard let root = try ConfigurationReader.read(text, file: file) else { return }
    guard case .map(let entries, _) = root else { throw wrong(root, "settings are lines of 'name: value'") }
    for entry in entries {
      switch entry.key {
      case "profile": profile = try oneOf(["system", "tokens"], entry.value)
      case "deployment-target": deploymentTarget = try version(entry.value)
      case "checks": runsAll = try oneOf(["default", "all"], entry.value) == "all"
      case "enable": enabled = try names(entry.value)
      case "disable": disabled += try names(entry.value)
      case "severity": try readSeverities(entry.value)
      case "exclude": excluded = try names(entry.value).map(\.name)
      default:
        let known = ["profile", "deployment-target", "checks", "enable", "disable", "severity", "exclude"]
        let nearest = Spelling.nearest(to: entry.key, in: known)
        throw SettingsError(
          file: file, place: entry.place,
          reason: "'\(entry.key)' is no setting; "
            + (nearest.map { "did you mean '\($0)'?" } ?? "known are \(known.joined(separator: ", "))"))
      }
    }
  }

  private mutating func readSeverities(_ node: ConfigurationNode) throws(SettingsError) {
    guard case .map(let entries, _) = node else { throw wrong(node, "severities are lines of 'check: severity'") }
    for entry in entries {
      let check = Named(name: entry.key, place: entry.place)
      let word = try oneOf(["error", "warning", "info", "off"], entry.value)
      if let severity = Severity(rawValue: word) {
        severities.append(Chosen(check: check, severity: severity))
      } else {
        disabled.append(check)
      }
    }
  }

  private func names(_ node: ConfigurationNode) throws(SettingsError) -> [Named] {
    switch node {
    case .text("", _): return []
    case .text(let text, let place): return [Named(name: text, place: place)]
    case .list(let items, _):
      var names: [Named] = []
      for item in items {
        guard case .text(let text, let place) = item else { throw wrong(item, "this must be a text") }
        names.append(Named(name: text, place: place))
      }
      return names
    case .map: throw wrong(node, "this must be a list")
    }
  }

  private func oneOf(_ words: [String], _ node: ConfigurationNode) throws(SettingsError) -> String {
    guard case .text(let text, _) = node, words.contains(text) else {
      throw wrong(node, "this must be one of \(words.joined(separator: ", "))")
    }
    return text
  }

  private func version(_ node: ConfigurationNode) throws(SettingsError) -> String {
    guard case .text(let text, _) = node, !text.isEmpty,
      text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy({ Int($0) != nil })
    else { throw wrong(node, "this must be a version such as 26.0") }
    return text
  }

  private func wrong(_ node: ConfigurationNode, _ reason: String) -> SettingsError {
    SettingsError(file: file, place: node.place, reason: reason)
  }
}

extension CheckSettings {
  /// The checks to run, unless the call names others.
  package var selection: CheckSelection {
    CheckSelection(
      base: runsAll ? .all : .standard, named: Set(enabled.map(\.name)), disabled: Set(disabled.map(\.name)))
  }

  /// Complains about the first name that no check has.
  package func requireKnown(in catalogue: CheckCatalogue) throws(SettingsError) {
    for check in enabled + disabled + severities.map(\.check) where catalogue.entry(named: check.name) == nil {
      throw SettingsError(file: file, place: check.place, reason: catalogue.unknown(check.name).description)
    }
  }

  /// The severity that a finding of this check has here.
  package func severity(of check: String) -> Severity? { severities.last { $0.check.name == check }?.severity }
}
