import POSIXSupport
import SourceChecking

/// The sources of the packages that a project uses, where build tools or the settings have put them.
///
/// A repository may bring such folders along, so they are data: none is looked for behind a link, and their code is only read for
/// what it declares.
enum PackageSources {
  /// The Swift files of the packages of the projects around `places`.
  static func files(
    around places: [FilePath], under setup: CheckSetup, in workplace: Workplace,
    isStopped: @escaping @Sendable () -> Bool = { false }
  ) -> [SwiftFiles] {
    files(around: places, settings: setup.settings, of: setup.folder, in: workplace, isStopped: isStopped)
  }

  static func files(
    around places: [FilePath], settings: CheckSettings, of folder: FilePath, in workplace: Workplace,
    isStopped: @escaping @Sendable () -> Bool = { false }
  ) -> [SwiftFiles] {
    var found: [FilePath] = []
    let projects = SourcesAround.folders(around: places, in: workplace)
    for project in projects + places where !project.isEmpty {
      for name in made { if let place = plain(name, in: project), !found.contains(place) { found.append(place) } }
    }
    for name in settings.api.checkouts {
      if let place = plain(name, in: folder), !found.contains(place) { found.append(place) }
    }
    for project in projects { found += madeByXcode(for: project, in: workplace) }
    return found.compactMap { try? SwiftFiles(below: ["."], base: $0, isStopped: isStopped) }
  }

  /// Where SwiftPM and Xcode check packages out below a project.
  private static let made = [".build/checkouts", "SourcePackages/checkouts", "DerivedData/SourcePackages/checkouts"]

  /// The folder below `project`, unless a link is on the way to it.
  private static func plain(_ name: String, in project: FilePath) -> FilePath? {
    var place = project
    for component in FilePath(name).components {
      place.append(component)
      guard FileStatus(place, followingLinks: false)?.kind == .folder else { return nil }
    }
    return place
  }

  /// Where Xcode keeps the packages of the project in the user's home: the folder that names the project as its own.
  private static func madeByXcode(for project: FilePath, in workplace: Workplace) -> [FilePath] {
    guard let home = workplace.home else { return [] }
    let derived = home.appending("Library/Developer/Xcode/DerivedData")
    let names = (try? Folder.names(in: derived)) ?? []
    return names.sorted().compactMap { name in
      let folder = derived.appending(name)
      guard let words = try? FileContents.text(of: folder.appending("info.plist"), limit: 1 << 16),
        words.contains("<string>\(project.string)/")
      else { return nil }
      return plain("SourcePackages/checkouts", in: folder)
    }
  }
}
