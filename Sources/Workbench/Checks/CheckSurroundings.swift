import POSIXSupport
import SourceChecking

/// The code around the files of a run, which is not checked and only says what it declares.
struct CheckSurroundings: Sendable {
  /// The projects around the files.
  let projects: [SwiftFiles]
  /// The sources of packages that these projects use.
  let packages: [SwiftFiles]

  /// - Parameters:
  ///   - places: the files and folders of the run.
  ///   - folders: what has been seen already of the folders of a project.
  ///   - isCovered: whether a folder is looked through in any case.
  ///   - isStopped: asked before each folder; with true the search ends with what it has.
  init(
    of places: [FilePath], under setup: CheckSetup, in workplace: Workplace, seeing folders: FolderMemory? = nil,
    isCovered: (FilePath) -> Bool = { _ in false }, isStopped: @escaping @Sendable () -> Bool = { false }
  ) {
    packages = PackageSources.files(around: places, under: setup, in: workplace, isStopped: isStopped)
    projects = SourcesAround.projects(
      around: places, under: setup, in: workplace, seeing: folders, isCovered: isCovered, isStopped: isStopped)
  }

  /// What the asset catalogs of the projects give Swift code.
  var assets: [UInt8] { projects.flatMap(\.assets) }

  /// Whether there are none.
  var isEmpty: Bool { projects.isEmpty && packages.isEmpty }
}
