import FigmaImport
package import POSIXSupport
import ProjectModel
import SourceChecking

/// The lowest system that the code of a design is written for.
package enum DesignTarget {
  /// What the settings, or else the project files, say of new files in `folder`; the newest system where nothing does.
  package static func iOS(in folder: FilePath, _ workplace: Workplace) throws -> Int {
    // A folder that is yet to be made belongs to the one around it.
    var start = folder
    while FileStatus(start)?.kind != .folder, !start.components.isEmpty { start = start.removingLastComponent() }
    let settings = try CheckSettings.folder(around: start, in: workplace).map {
      try CheckSettings.read(in: $0, workplace)
    }
    let said =
      settings?.deploymentTarget ?? ProjectDeployment(around: [start]).value(at: folder.appending("New.swift"))
    return said.flatMap { SystemVersion($0) }?.major ?? GeneratedScreen.newestSystem
  }
}
