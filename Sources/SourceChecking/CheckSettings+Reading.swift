import POSIXSupport
import PluginHosting
import RuleModel
import YAMLSubset

extension CheckSettings {
  /// Reads the text of a settings file; every name and value must be known.
  ///
  /// - Parameter version: that of the program, which settings may say is too old for them.
  package init(reading text: String, file: String, version: String? = nil) throws(SettingsError) {
    self.init(file: file)
    guard let root = try SettingsError.read(text, file: file) else { return }
    guard case .map(let entries) = root.content else { throw wrong(root, "settings must be lines of 'name: value'") }
    // First, since a newer file may hold names that are not known yet.
    if let wish = entries.first(where: { $0.name == "required-version" }) {
      requiredVersion = try required(wish.value, by: version)
    }
    for entry in entries {
      places[entry.name] = Named(name: entry.name, place: entry.place, file: file)
      switch entry.name {
      case "required-version": break
      case "extends": extended = Named(name: try namedFile(by: entry.value), place: entry.value.place, file: file)
      case "include": inclusions = try names(entry.value)
      case "options": options = try readOptions(entry.value)
      case "profile": profile = try oneOf(["system", "tokens"], entry.value)
      case "deployment-target": deploymentTarget = try versionText(entry.value)
      case "checks": try readPresets(entry.value)
      case "enable": enabled = try names(entry.value)
      case "disable": disabled += try names(entry.value)
      case "severity": try readSeverities(entry.value)
      case "exclude": exclusions = try names(entry.value)
      case "overrides": overrides = try readOverrides(entry.value)
      case "skills": skills = try readSkills(entry.value)
      case "api": api = try readAPI(entry.value)
      case "fail-on": failOn = Severity(rawValue: try oneOf(Severity.allCases.reversed().map(\.rawValue), entry.value))
      case "max-warnings": mostWarnings = try number(entry.value)
      case "baseline": baseline = try path(entry.value)
      case "strict": isStrict = try oneOf(["true", "false"], entry.value) == "true"
      default: throw unknown(entry, known: SettingDescription.all.map(\.name))
      }
    }
  }

  /// Whether the text of a settings file holds one of these settings; false where it cannot be read.
  package static func names(anyOf wanted: Set<String>, in text: String) -> Bool {
    guard case .map(let entries) = try? SettingsError.read(text, file: "")?.content else { return false }
    return entries.contains { wanted.contains($0.name) }
  }

  /// `default`, `all`, or a list of these and of groups.
  private mutating func readPresets(_ node: YAMLNode) throws(SettingsError) {
    let presets = try names(node)
    guard !presets.isEmpty else { throw wrong(node, "this must be default, all, or a list with groups") }
    for preset in presets where !["default", "all"].contains(preset.name) {
      guard CheckTraits.groups.contains(preset.name) else { throw unknownPreset(preset) }
      presetGroups.append(preset)
    }
    runsAll = presets.contains { $0.name == "all" }
    runsGroupsAlone = !presets.contains { ["default", "all"].contains($0.name) }
  }

  private func unknownPreset(_ preset: Named) -> SettingsError {
    let known = ["default", "all"] + CheckTraits.groups
    return SettingsError(
      file: file, place: preset.place, unknown: preset.name, what: "preset or group", among: known,
      otherwise: "this must be one of \(known.joined(separator: ", "))")
  }

  private func unknown(_ entry: YAMLNode.Entry, known: [String]) -> SettingsError {
    SettingsError(
      file: file, place: entry.place, unknown: entry.name, what: "setting", among: known,
      otherwise: "known: \(known.joined(separator: ", "))")
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
    guard case .map(let entries) = node.content else {
      throw wrong(node, "severities must be lines of 'check: severity'")
    }
    var severities: [(check: Named, severity: Severity?)] = []
    for entry in entries {
      let word = try oneOf(["error", "warning", "info", "off"], entry.value)
      severities.append((Named(name: entry.name, place: entry.place, file: file), Severity(rawValue: word)))
    }
    return severities
  }

  private func readOverrides(_ node: YAMLNode) throws(SettingsError) -> [Override] {
    let reason = "overrides must be a list of '- paths: [...]' with 'checks:' under it"
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

  private func readSkills(_ node: YAMLNode) throws(SettingsError) -> SkillChoice {
    guard case .map(let entries) = node.content else {
      throw wrong(node, "skills must be lines of 'with:', 'without:' and 'precedence:'")
    }
    var choice = SkillChoice()
    for entry in entries {
      switch entry.name {
      case "with": choice.with = try names(entry.value)
      case "without": choice.without = try names(entry.value)
      case "precedence": choice.precedence = try names(entry.value)
      default: throw unknown(entry, known: SkillChoice.names)
      }
    }
    return choice
  }

  private func readAPI(_ node: YAMLNode) throws(SettingsError) -> APISettings {
    guard case .map(let entries) = node.content else {
      throw wrong(node, "api must be lines of 'extra:', 'checkouts:' and 'seen-in:'")
    }
    var settings = APISettings()
    for entry in entries {
      switch entry.name {
      case "extra": settings.extra = try names(entry.value).map(\.name)
      case "checkouts":
        for folder in try names(entry.value) {
          guard isBelow(folder.name) else {
            throw SettingsError(
              file: file, place: folder.place, reason: "'\(folder.name)' is outside the settings folder")
          }
          settings.checkouts.append(folder.name)
        }
      case "seen-in": settings.acceptsSeen = try oneOf(APISettings.wordsOfSeenIn, entry.value) == "project"
      default: throw unknown(entry, known: APISettings.names)
      }
    }
    return settings
  }

  private func names(_ node: YAMLNode) throws(SettingsError) -> [Named] {
    switch node.content {
    case .text: return node.text.map { [Named(name: $0, place: node.place, file: file)] } ?? []
    case .list(let items):
      var names: [Named] = []
      for item in items {
        guard let text = item.scalar else { throw wrong(item, "this must be a text") }
        names.append(Named(name: text, place: item.place, file: file))
      }
      return names
    case .map: throw wrong(node, "this must be a list")
    }
  }

  private func oneOf(_ words: [String], _ node: YAMLNode) throws(SettingsError) -> String {
    let list = "this must be one of \(words.joined(separator: ", "))"
    guard let text = node.scalar else { throw wrong(node, list) }
    guard !words.contains(text) else { return text }
    guard Spelling.nearest(to: text, in: words) != nil else { throw wrong(node, list) }
    throw SettingsError(file: file, place: node.place, unknown: text, what: "value here", among: words, otherwise: list)
  }

  private func versionText(_ node: YAMLNode) throws(SettingsError) -> String {
    guard let text = node.text,
      text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy({
        !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } && Int($0) != nil
      })
    else { throw wrong(node, "this must be a version such as 26.0") }
    return text
  }

  private func number(_ node: YAMLNode) throws(SettingsError) -> Int {
    guard let text = node.text, let number = Int(text), number >= 0 else {
      throw wrong(node, "this must be a whole number, 0 or more")
    }
    return number
  }

  private func namedFile(by node: YAMLNode) throws(SettingsError) -> String {
    guard let text = node.text, !text.isEmpty else { throw wrong(node, "this must be the path of a file") }
    if text.utf8.contains(0) { throw wrong(node, "a path cannot contain a zero byte") }
    return text
  }

  /// A file below the folder of the settings: those of a repository name nothing outside of it.
  private func path(_ node: YAMLNode) throws(SettingsError) -> String {
    let text = try namedFile(by: node)
    guard isBelow(text) else { throw wrong(node, "'\(text)' is outside the folder of the settings file") }
    return text
  }

  private func isBelow(_ text: String) -> Bool {
    let path = FilePath(text)
    return path.isRelative && !text.utf8.contains(0) && !path.components.contains { $0.kind == .parentDirectory }
  }

  /// Lines of a check, with lines of `option: value` below each.
  private func readOptions(_ node: YAMLNode) throws(SettingsError) -> [ChosenOption] {
    let reason = "options must be lines 'check:' with lines 'option: value' under them"
    guard case .map(let entries) = node.content else { throw wrong(node, reason) }
    var options: [ChosenOption] = []
    for entry in entries {
      guard case .map(let values) = entry.value.content else { throw wrong(entry.value, reason) }
      let check = Named(name: entry.name, place: entry.place, file: file)
      for value in values {
        options.append(
          ChosenOption(
            check: check, option: Named(name: value.name, place: value.place, file: file),
            value: OptionValue(value.value)))
      }
    }
    return options
  }

  private func required(_ node: YAMLNode, by version: String?) throws(SettingsError) -> String {
    let wanted = try versionText(node)
    guard let version else { return wanted }
    let length = max(version.count { $0 == "." }, wanted.count { $0 == "." }) + 1
    let (have, need) = (numbers(of: version, padded: length), numbers(of: wanted, padded: length))
    guard have.lexicographicallyPrecedes(need) else { return wanted }
    throw wrong(node, "these settings require swiftkit \(wanted) or newer; this is \(version)")
  }

  private func numbers(of version: String, padded length: Int) -> [Int] {
    let parts = version.split(separator: ".").map { Int($0) ?? 0 }
    return parts + Array(repeating: 0, count: max(0, length - parts.count))
  }

  private func wrong(_ node: YAMLNode, _ reason: String) -> SettingsError {
    SettingsError(file: file, place: node.place, reason: reason)
  }
}
