package import POSIXSupport
import PluginHosting
package import RuleModel
import YAMLSubset

/// What `.swiftkit.yml` says about checking.
///
///     required-version: 0.1        # of swiftkit, or newer
///     extends: Config/base.yml     # a file of the project; what stands here wins
///     profile: tokens              # or system
///     deployment-target: 26.0      # of iOS
///     checks: default              # or all, or groups: [default, style]
///     enable: [no-anyview]         # checks, or groups of them
///     disable: [view-missing-preview]
///     fail-on: error               # or warning, info: from where on a run fails
///     max-warnings: 20             # so many are let through
///     baseline: known.json         # findings that are not held against anybody
///     options:                     # of single checks
///       spacing-off-scale:
///         scale: [0, 4, 8, 16]
///     severity:
///       glass-tint-opacity: error  # or warning, info, off
///     include: [Sources/]          # only these paths
///     exclude:
///       - Generated/
///     overrides:                   # for some paths only
///       - paths: [Legacy/, "*Tests.swift"]
///         checks:
///           navigation-view: off
///     api:                         # names that exist beyond the project
///       extra: [shimmer]
///     skills:                      # whose documents answer
///       without: [figma-conversion]
package struct CheckSettings: Hashable, Sendable {
  package static let fileName = ".swiftkit.yml"

  /// A name of a check, with its place for complaints.
  package struct Named: Hashable, Sendable {
    package let name: String
    package let place: SettingsPlace
    /// The settings file that it stands in.
    package let file: String
  }

  /// The severity that a check's findings have here.
  package struct Chosen: Hashable, Sendable {
    package let check: Named
    package let severity: Severity
  }

  /// The value of an option of a check.
  package struct ChosenOption: Hashable, Sendable {
    package let check: Named
    package let option: Named
    package let value: OptionValue
  }

  /// What holds for some paths only.
  package struct Override: Hashable, Sendable {
    package let paths: IgnoreList
    /// Nil for one that is off there.
    package let severities: [String: Severity?]
    package let checks: [Named]
  }

  package internal(set) var profile: String?
  /// The lowest iOS, from the file or, where that says none, as the project files say it.
  package var deploymentTarget: String?
  /// The systems that project files say it for, `macOS=14.0`; no setting.
  package var systems: String?
  /// Whether project files say that code without an actor is the main actor's; no setting.
  package var isOnMainActor = false
  package internal(set) var runsAll = false
  /// The groups that `checks` names.
  package internal(set) var presetGroups: [Named] = []
  /// Whether `checks` names groups alone, so that nothing else runs.
  package internal(set) var runsGroupsAlone = false
  package internal(set) var enabled: [Named] = []
  package internal(set) var disabled: [Named] = []
  package internal(set) var severities: [Chosen] = []
  /// The patterns of `exclude`, each with its place.
  package internal(set) var exclusions: [Named] = []
  /// The patterns of `include`, each with its place; where there are none everything is looked at.
  package internal(set) var inclusions: [Named] = []
  package internal(set) var overrides: [Override] = []
  package internal(set) var options: [ChosenOption] = []
  /// The file whose settings hold where this one says nothing.
  package internal(set) var extended: Named?
  /// The oldest swiftkit that the settings are for.
  package internal(set) var requiredVersion: String?
  /// The files that these settings were read from, beside their own.
  package internal(set) var extendedFiles: [FilePath] = []
  /// The severity from which findings make a run fail.
  package internal(set) var failOn: Severity?
  /// How many warnings are let through.
  package internal(set) var mostWarnings: Int?
  /// The file with the findings that are left out, relative to the folder of the settings.
  package internal(set) var baseline: String?
  /// Whether anything at all that could not be checked makes a run fail.
  package internal(set) var isStrict = false
  /// Which packs of documents take part.
  package internal(set) var skills = SkillChoice()
  /// Which names exist beyond the project.
  package internal(set) var api = APISettings()
  /// Where each setting of the file stands.
  package internal(set) var places: [String: Named] = [:]
  /// The folder that paths in the settings are relative to; without one, overrides hold nowhere.
  package var folder: FilePath?
  /// The checks that a call names, in place of those of the settings.
  package var called: CheckSelection?
  /// The file's name for complaints.
  package let file: String

  /// No settings at all.
  package init(file: String = CheckSettings.fileName) { self.file = file }
}
