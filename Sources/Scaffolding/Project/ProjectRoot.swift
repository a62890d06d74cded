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

  /// The nearest project at or above `start`, which need not exist yet.
  ///
  /// Throws where the system cannot say what a folder holds: a project that was passed over would be written to in the
  /// wrong place.
  package init(around start: FilePath) throws(ScaffoldingError) {
    var candidate = start
    while true {
      if let kind = try ProjectRoot.kind(of: candidate) {
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

  private static func kind(of folder: FilePath) throws(ScaffoldingError) -> Kind? {
    let names: [String]
    do {
      names = try Folder.names(in: folder)
    } catch {
      if error.isMissing { return nil }
      guard error.code == .permissionDenied || error.code == .notPermitted else { throw .file(error) }
      // A folder that may be passed through but not listed, as many homes are, still tells of names one knows.
      names = ["Package.swift", ".swiftkit", ".git"].filter { FileStatus(folder.appending($0)) != nil }
    }
    if names.contains("Package.swift") { return .swiftPackage }
    if let project = names.first(where: { $0.hasSuffix(".xcodeproj") }) {
      return .xcodeProject(String(project.dropLast(".xcodeproj".count)))
    }
    return names.contains(".swiftkit") || names.contains(".git") ? .marked : nil
  }
}
