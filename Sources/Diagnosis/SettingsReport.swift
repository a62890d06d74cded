package import POSIXSupport
import RuleModel
package import SourceChecking

/// Which settings count for a file or folder, and where each comes from.
package struct SettingsReport: Hashable, Sendable {
  /// One value of one setting; a setting that is a list has several.
  package struct Value: Hashable, Sendable {
    package let name: String
    package let value: String
    /// The line of the settings file; nil for what holds where the file says nothing.
    package let line: Int?
  }

  package let path: FilePath
  package let isFolder: Bool
  /// The file that counts, and it alone; nil where there is none.
  package let file: FilePath?
  /// Files above that do not count, because others may have put them there.
  package let passedOver: [FilePath]
  /// In the order of the manual.
  package let values: [Value]
  /// Why a search for files passes over the path; nil when it gets there.
  package let exclusion: PathExclusion?
  /// What becomes of each check there, in order of their names.
  package let checks: [CheckRuling]

  /// - Parameters:
  ///   - settings: those that are nearest to the path, with their folder where they come from a file.
  ///   - root: where a search for files would begin.
  package init(
    on path: FilePath, isFolder: Bool, under settings: CheckSettings, passingOver passedOver: [FilePath],
    searchingFrom root: FilePath, catalogue: CheckCatalogue
  ) throws(SettingsError) {
    try settings.requireKnown(in: catalogue)
    (self.path, self.isFolder, self.passedOver) = (path, isFolder, passedOver)
    file = settings.folder?.appending(CheckSettings.fileName)
    values = SettingsReport.values(of: settings)
    exclusion = PathExclusion.of(path, isFolder: isFolder, searchingFrom: root, under: settings)
    checks = settings.rulings(at: path, isFolder: isFolder, in: catalogue)
  }

  private static func values(of settings: CheckSettings) -> [Value] {
    func one(_ name: String, _ value: String?, otherwise fallback: String) -> Value {
      Value(name: name, value: value ?? fallback, line: value.flatMap { _ in settings.places[name]?.line })
    }
    func list(_ name: String, _ items: [CheckSettings.Named]) -> [Value] {
      items.map { Value(name: name, value: $0.name, line: $0.place.line) }
    }
    let checks = settings.places["checks"].map { _ in settings.runsAll ? "all" : "default" }
    return [
      one("profile", settings.profile, otherwise: CheckSettings.defaultProfile),
      one("deployment-target", settings.deploymentTarget, otherwise: CheckSettings.defaultDeploymentTarget),
      one("checks", checks, otherwise: "default"),
    ] + list("enable", settings.enabled) + list("disable", settings.disabled)
      + settings.severities.map {
        Value(name: "severity", value: "\($0.check.name): \($0.severity.rawValue)", line: $0.check.place.line)
      } + list("exclude", settings.exclusions)
  }
}
