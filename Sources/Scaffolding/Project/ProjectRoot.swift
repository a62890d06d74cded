package import POSIXSupport

/// The folder that a project is, and how it was recognised.
package struct ProjectRoot: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case swiftPackage
    /// An Xcode project, by its name.
    case xcodeProject(String)
    /// A folder with `.swiftkit` or `.git`.
    case marked
    /// No sign of a project anywhere above: the folder itself is the root.
    case plain
  }

  package let folder: FilePath
  package let kind: Kind

  /// The nearest project at or above `start`, which need not exist yet; a folder above that others may write to is none.
  ///
  /// Throws where the system cannot say what a folder holds: a project that was passed over would be written to in the
  /// wrong place.
  package init(around start: FilePath) throws(ScaffoldingError) {
    let trust = FolderTrust(workingIn: start)
    var candidate = start
    while true {
      if trust.covers(candidate), let kind = try ProjectRoot.kind(of: candidate) {
        folder = candidate
        self.kind = kind
        return
      }
      let parent = candidate.removingLastComponent()
      if parent == candidate || parent.isEmpty { break }
      candidate = parent
    }
    folder = start
    kind = .plain
  }

  /// The project at or above `start` that has records of what was generated: the nearest one or, where it has none, one
  /// around it, no farther up than its repository; without any, the nearest project.
  package init(recordedAround start: FilePath) throws(ScaffoldingError) {
    let nearest = try ProjectRoot(around: start)
    let trust = FolderTrust(workingIn: start)
    var candidate = nearest.folder
    while trust.covers(candidate) {
      if try ProjectRoot.holds(".swiftkit", in: candidate) {
        self = try ProjectRoot(around: candidate)
        return
      }
      let parent = candidate.removingLastComponent()
      guard parent != candidate, !parent.isEmpty, try !ProjectRoot.holds(".git", in: candidate) else { break }
      candidate = parent
    }
    self = nearest
  }

  private static func holds(_ name: String, in folder: FilePath) throws(ScaffoldingError) -> Bool {
    do throws(FileFault) {
      return try FileStatus.look(at: folder.appending(name), followingLinks: false) != nil
    } catch {
      if error.code == .permissionDenied || error.code == .notPermitted { return false }
      throw .file(error)
    }
  }

  private static func kind(of folder: FilePath) throws(ScaffoldingError) -> Kind? {
    if try holds("Package.swift", in: folder) { return .swiftPackage }
    do {
      if let project = try Folder.firstName(in: folder, endingWith: ".xcodeproj") {
        return .xcodeProject(String(project.dropLast(".xcodeproj".count)))
      }
    } catch {
      if error.isMissing { return nil }
      // A folder that may be passed through but not listed, as many homes are, still tells of names one knows.
      guard error.code == .permissionDenied || error.code == .notPermitted else { throw .file(error) }
    }
    if try holds(".swiftkit", in: folder) { return .marked }
    return try holds(".git", in: folder) ? .marked : nil
  }
}
