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
      "A settings file that applies where this one says nothing; paths in both are relative to the folder of .swiftkit.yml."
    ),
    SettingDescription("profile", .word(["system", "tokens"]), "Which palette the project uses."),
    SettingDescription(
      "deployment-target", .version,
      "The deployment target of all files; by default each file uses that of its targets."),
    SettingDescription("checks", .presets, "The checks that run: default, all, or a list of these and of groups."),
    SettingDescription("enable", .checks, "Checks and groups that run too."),
    SettingDescription("disable", .checks, "Checks and groups that do not run."),
    SettingDescription(
      "fail-on", .word(Severity.allCases.reversed().map(\.rawValue)),
      "The severity from which findings make a run fail."),
    SettingDescription("max-warnings", .count, "How many warnings are allowed."),
    SettingDescription("baseline", .path, "The baseline file: the known findings, which are not reported."),
    SettingDescription("strict", .truth, "Whether anything that could not be checked makes a run fail."),
    SettingDescription(
      "severity", .severities, "The severity of checks and groups; what names a check counts for more."),
    SettingDescription("options", .options, "Options of single checks."),
    SettingDescription("include", .patterns, "Only these paths are looked at."),
    SettingDescription("exclude", .patterns, "Paths that are left out."),
    SettingDescription(
      "overrides", .overrides, "Severities for some paths only; the last that names a check or its group wins."),
    SettingDescription(
      "api", .api,
      "Names that exist beyond the project: extra names, folders with sources of packages, names seen in other files."),
    SettingDescription("skills", .skills, "Which skills are used, and which of them wins in a conflict."),
  ]

  private init(_ name: String, _ shape: Shape, _ about: String) {
    (self.name, self.shape, self.about) = (name, shape, about)
  }
}
