import POSIXSupport
import Scaffolding
import SourceChecking

/// The projects around what is checked, for what their files declare.
///
/// A modifier that a project declares itself is known whichever of its files a call names, and also when settings leave
/// the file that declares it out.
enum SourcesAround {
  /// The Swift files of each project around `places`, as its folders hold them and settings do not narrow them; only
  /// the packages that the settings name are not the project's own.
  ///
  /// - Parameters:
  ///   - isCovered: whether a folder is looked through in any case.
  ///   - memory: what has been seen already of their folders.
  static func projects(
    around places: [FilePath], under setup: CheckSetup, in workplace: Workplace,
    seeing memory: FolderMemory?, isCovered: (FilePath) -> Bool, isStopped: @escaping @Sendable () -> Bool
  ) -> [SwiftFiles] {
    let packages = IgnoreList(lines: setup.settings.api.checkouts.map { "/\($0)" })
    return folders(around: places, in: workplace).filter { !isCovered($0) }.compactMap { folder in
      try? SwiftFiles(
        below: ["."], base: folder, excluding: packages, of: setup.folder, seeing: memory, isStopped: isStopped)
    }
  }

  /// The folders of the projects around `places`, none inside of another.
  static func folders(around places: [FilePath], in workplace: Workplace) -> [FilePath] {
    places.reduce(into: [FilePath]()) { known, place in
      let isFolder = FileStatus(place)?.kind == .folder
      guard let folder = folder(around: isFolder ? place : place.removingLastComponent(), in: workplace),
        !known.contains(where: { folder.starts(with: $0) })
      else { return }
      known.removeAll { $0.starts(with: folder) }
      known.append(folder)
    }
  }

  /// The repository around `start`; without one the outer of the project and the settings around it. Nil where there is
  /// neither, and for a home, which is more than a project.
  private static func folder(around start: FilePath, in workplace: Workplace) -> FilePath? {
    let settings = CheckSettings.folder(around: start, in: workplace)
    let folder = CheckSettings.repository(around: start) ?? outer(settings, project(around: start))
    return folder == workplace.home || folder?.components.isEmpty == true ? nil : folder
  }

  private static func project(around start: FilePath) -> FilePath? {
    guard let root = try? ProjectRoot(around: start), root.kind != .plain else { return nil }
    return root.folder
  }

  private static func outer(_ one: FilePath?, _ other: FilePath?) -> FilePath? {
    guard let one, let other else { return one ?? other }
    return one.components.count < other.components.count ? one : other
  }
}
