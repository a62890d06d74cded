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
  package init(around start: FilePath) {
    var candidate = start
    while true {
      if let kind = ProjectRoot.kind(of: candidate) {
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

  private static func kind(of folder: FilePath) -> Kind? {
    guard let names = try? Folder.names(in: folder) else { return nil }
    if names.contains("Package.swift") { return .swiftPackage }
    if let project = names.first(where: { $0.hasSuffix(".xcodeproj") }) {
      return .xcodeProject(String(project.dropLast(".xcodeproj".count)))
    }
    return names.contains(".swiftkit") || names.contains(".git") ? .marked : nil
  }
}
