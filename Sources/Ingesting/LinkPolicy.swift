package import POSIXSupport

/// How far symbolic links lead from the roots of an index.
///
/// A root that is the user's own is read wherever its links lead; one of a project as long as they stay in the project;
/// any other as long as they stay in the root.
package struct LinkPolicy: Sendable {
  private let own: [FilePath]
  private let projects: [FilePath]

  /// - Parameters:
  ///   - own: folders of the user's own, without links in their paths.
  ///   - projects: folders of projects, likewise.
  package init(own: [FilePath] = [], projects: [FilePath] = []) {
    self.own = own
    self.projects = projects
  }

  /// The root at `path`, a folder, opened.
  package func root(_ path: FilePath) throws(FileFault) -> ReadingRoot {
    if own.contains(where: { path.starts(with: $0) }) { return ReadingRoot(trusting: path) }
    return try ReadingRoot(path, staying: projects.first { path.starts(with: $0) })
  }
}
