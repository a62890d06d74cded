package import POSIXSupport
package import ProjectModel
import Scaffolding

/// What the project around a path is made of.
package struct ProjectRequest: Sendable {
  /// A file or folder of the project.
  package var path: String

  package init(_ path: String = ".") { self.path = path }

  /// Reads the project files at and below the nearest root at or above the path.
  ///
  /// Nothing is run, and nothing is written.
  package func report(in workplace: Workplace) throws -> ProjectReport {
    let place = workplace.resolve(path)
    guard let status = FileStatus(place) else { throw NoSuchPlace(path: path) }
    let root = try ProjectRoot(around: status.kind == .folder ? place : place.removingLastComponent()).folder
    return ProjectReport(root: root, model: try ProjectModel(at: root))
  }
}

/// A project, and where it is.
package struct ProjectReport: Sendable {
  package let root: FilePath
  package let model: ProjectModel
}
