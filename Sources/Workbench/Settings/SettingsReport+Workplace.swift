package import Diagnosis
import POSIXSupport
import SourceChecking

extension SettingsReport {
  /// What counts for `path` as somebody types it.
  package init(on path: String, in workplace: Workplace) throws {
    let place = workplace.resolve(path)
    let status = FileStatus(place)
    let isFolder = status.map { $0.kind == .folder } ?? path.hasSuffix("/")
    let start = isFolder ? place : place.removingLastComponent()
    guard FileStatus(start)?.kind == .folder else { throw NoSuchPlace(path: path) }
    let folder = CheckSettings.folder(around: start, in: workplace)
    let settings =
      try folder.map { try CheckSettings.read(in: $0, workplace) } ?? CheckSettings.nearest(in: workplace).settings
    try ChosenSkills.requireKnown(settings, in: workplace)
    let inventory = try PluginInventory.withSkillChecks(in: workplace)
    let roots = [settings.folder, workplace.workingFolder].compactMap { $0 }
    let project =
      settings.deploymentTarget == nil
      ? ProjectDeployment(around: [place]).lowest(at: isFolder ? place.appending("New.swift") : place) : nil
    try self.init(
      on: place, isFolder: isFolder, under: settings,
      passingOver: CheckSettings.foreign(around: start, in: workplace),
      searchingFrom: roots.first { place.starts(with: $0) } ?? start,
      lowest: project.map { ProjectOrigin(deploymentTarget: $0.systems.iOS, file: $0.file, line: $0.line) },
      catalogue: CheckCatalogue(of: inventory.plugins))
  }
}

/// A path in a folder that is not there.
struct NoSuchPlace: Error, CustomStringConvertible {
  let path: String
  var description: String { "cannot read '\(path)': there is no such folder" }
}
