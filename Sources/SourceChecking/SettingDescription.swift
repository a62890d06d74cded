import PluginHosting
import RuleModel

/// What a settings file may hold under one name: the reader's list of names, and the schema that editors get, come from here.
package struct SettingDescription: Hashable, Sendable {
  package enum Shape: Hashable, Sendable {
    /// One of these words.
    case word([String])
    case truth
    /// A whole number from 0.
    case count
    case version
    /// The path of a file below the folder of the settings.
    case path
    /// Patterns with the meaning of a `.gitignore`.
    case patterns
    /// `default`, `all`, groups.
    case presets
    /// Names of checks and groups.
    case checks
    /// Lines of `check: severity`.
    case severities
    /// Lines of `check:`, with lines of `option: value` below.
    case options
    case overrides
    /// Lines of `with:`, `without:` and `precedence:`, each with names of packs.
    case skills
    /// Lines of `extra:`, `checkouts:` and `seen-in:`.
    case api
  }

  package let name: String
  package let shape: Shape
  /// One sentence for people.
  package let about: String

  /// Every name, in the order of the manual.
  package static let all = [
    SettingDescription("required-version", .version, "The oldest swiftkit that these settings are for."),
    SettingDescription(
      "extends", .path,
      "A settings file to inherit from; paths in both are relative to the folder of .swiftkit.yml."
    ),
    SettingDescription("profile", .word(["system", "tokens"]), "Which palette the project uses."),
    SettingDescription(
      "deployment-target", .version,
      "The deployment target of all files; by default each file uses that of its targets."),
    SettingDescription("checks", .presets, "The checks to run: default, all, or a list of these and of groups."),
    SettingDescription("enable", .checks, "Checks and groups to run as well."),
    SettingDescription("disable", .checks, "Checks and groups not to run."),
    SettingDescription(
      "fail-on", .word(Severity.allCases.reversed().map(\.rawValue)),
      "The lowest severity that makes a run fail."),
    SettingDescription("max-warnings", .count, "How many warnings are allowed."),
    SettingDescription("baseline", .path, "The baseline file: the known findings, which are not reported."),
    SettingDescription("strict", .truth, "Whether anything that could not be checked makes a run fail."),
    SettingDescription(
      "severity", .severities, "The severity of checks and groups; a line for a check overrides one for its group."),
    SettingDescription("options", .options, "Options of single checks."),
    SettingDescription("include", .patterns, "The only paths to check."),
    SettingDescription("exclude", .patterns, "Paths not to check."),
    SettingDescription(
      "overrides", .overrides, "Severities for some paths only; the last one that names a check or its group wins."),
    SettingDescription(
      "api", .api, "API that is known besides SwiftUI's and the project's: names, and folders with package sources."),
    SettingDescription("skills", .skills, "Which skills are used, and which of them wins in a conflict."),
  ]

  private init(_ name: String, _ shape: Shape, _ about: String) {
    (self.name, self.shape, self.about) = (name, shape, about)
  }
}
