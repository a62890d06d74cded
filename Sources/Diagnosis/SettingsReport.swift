package import POSIXSupport
import RuleModel
package import SourceChecking

/// Which settings count for a file or folder, and where each comes from.
package struct SettingsReport: Hashable, Sendable {
  /// One value of one setting; a setting that is a list has several.
  package struct Value: Hashable, Sendable {
    package let name: String
    package let value: String
    /// What says so in a settings file; nil for what holds where the file says nothing.
    package let origin: CheckSettings.Named?
    /// What says so in a project file, where the settings say nothing.
    package var project: ProjectOrigin?
  }

  /// A deployment target and the line of the project file that it stands in.
  package struct ProjectOrigin: Hashable, Sendable {
    package let deploymentTarget: String
    package let file: FilePath
    package let line: Int

    package init(deploymentTarget: String, file: FilePath, line: Int) {
      (self.deploymentTarget, self.file, self.line) = (deploymentTarget, file, line)
    }
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
  ///   - project: what the project files say of the path.
  package init(
    on path: FilePath, isFolder: Bool, under settings: CheckSettings, passingOver passedOver: [FilePath],
    searchingFrom root: FilePath, lowest project: ProjectOrigin? = nil, catalogue: CheckCatalogue
  ) throws(SettingsError) {
    try settings.requireKnown(in: catalogue)
    (self.path, self.isFolder, self.passedOver) = (path, isFolder, passedOver)
    file = settings.folder?.appending(CheckSettings.fileName)
    values = SettingsReport.values(of: settings, project)
    exclusion = PathExclusion.of(path, isFolder: isFolder, searchingFrom: root, under: settings)
    checks = settings.rulings(at: path, isFolder: isFolder, in: catalogue)
  }

  private static func values(of settings: CheckSettings, _ project: ProjectOrigin?) -> [Value] {
    func one(_ name: String, _ value: String?, otherwise fallback: String) -> Value {
      Value(name: name, value: value ?? fallback, origin: value.flatMap { _ in settings.places[name] })
    }
    func said(_ name: String, _ value: String?) -> [Value] { value == nil ? [] : [one(name, value, otherwise: "")] }
    func list(_ name: String, _ items: [CheckSettings.Named]) -> [Value] {
      items.map { Value(name: name, value: $0.name, origin: $0) }
    }
    let preset = settings.runsAll ? ["all"] : settings.runsGroupsAlone ? [] : ["default"]
    let checks = settings.places["checks"].map { _ in
      (preset + settings.presetGroups.map(\.name)).joined(separator: ", ")
    }
    var deploymentTarget = one(
      "deployment-target", settings.deploymentTarget,
      otherwise: project?.deploymentTarget ?? CheckSettings.defaultDeploymentTarget)
    deploymentTarget.project = settings.deploymentTarget == nil ? project : nil
    return said("required-version", settings.requiredVersion) + said("extends", settings.extended?.name) + [
      one("profile", settings.profile, otherwise: CheckSettings.defaultProfile),
      deploymentTarget,
      one("checks", checks, otherwise: "default"),
      one("fail-on", settings.failOn?.rawValue, otherwise: CheckGate().failOn.rawValue),
    ] + said("max-warnings", settings.mostWarnings.map(String.init)) + said("baseline", settings.baseline)
      + said("strict", settings.places["strict"].map { _ in "\(settings.isStrict)" }) + list("enable", settings.enabled)
      + list("disable", settings.disabled)
      + settings.severities.map {
        Value(name: "severity", value: "\($0.check.name): \($0.severity.rawValue)", origin: $0.check)
      }
      + settings.options.map {
        let words = ($0.value.words ?? []).joined(separator: ", ")
        let value = $0.value.isList ? "[\(words)]" : words
        return Value(name: "options", value: "\($0.check.name).\($0.option.name): \(value)", origin: $0.option)
      } + list("include", settings.inclusions) + list("exclude", settings.exclusions)
      + settings.api.entries.map {
        Value(name: "api", value: "\($0.name): \($0.value)", origin: settings.places["api"])
      }
      + settings.skills.entries.map {
        Value(name: "skills", value: "\($0.kind): \($0.name.name)", origin: $0.name)
      }
  }
}
