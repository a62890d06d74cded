package import POSIXSupport
package import ProjectModel
import Scaffolding

/// The lowest systems that the project files say, for files whose settings say none.
///
/// A folder without project files is told by its own names and those of the folders in it; nothing else is read there.
package struct ProjectDeployment: Sendable {
  private let projects: [(root: String, model: ProjectModel)]
  /// Whether some folder looks like a project, with or without files that describe it.
  package let isProject: Bool

  /// The projects around `paths`; one that cannot be read is none.
  ///
  /// - Parameter known: what has been read of a project already, by its root.
  package init(around paths: [FilePath], knowing known: [FilePath: ProjectModel] = [:]) {
    var projects: [(root: String, model: ProjectModel)] = []
    var isProject = false
    var seen: Set<String> = []
    for path in paths {
      let isFolder = FileStatus(path)?.kind == .folder
      let start = isFolder ? path : path.removingLastComponent()
      let text = start.string
      guard seen.insert(text).inserted, !projects.contains(where: { text == $0.root || text.hasPrefix($0.root + "/") }),
        let root = try? ProjectRoot(around: start)
      else { continue }
      if root.kind != .plain { isProject = true }
      guard seen.insert("root " + root.folder.string).inserted,
        ProjectModel.isDeclared(at: root.folder, levels: root.kind != .plain ? 2 : isFolder ? 1 : 0),
        let model = known[root.folder] ?? (try? ProjectModel(at: root.folder)), model.isDeclared
      else { continue }
      isProject = true
      projects.append((root.folder.string, model))
    }
    (self.projects, self.isProject) = (projects, isProject)
  }

  /// Whether there is nothing to ask.
  package var isEmpty: Bool { projects.isEmpty }

  /// The lowest systems of a file, and what else its targets say that checks ask for.
  package struct Systems: Hashable, Sendable {
    /// The iOS, as the setting `deployment-target` is written.
    package let iOS: String
    /// The systems that it stands for, as plugins get them: `macOS=14.0 tvOS=17.0`.
    package let all: String
    /// Whether code that says no actor is the main actor's.
    let isOnMainActor: Bool
  }

  /// What the project files say of a file.
  package struct Lowest: Sendable {
    package let systems: Systems
    /// The project file that says it, with its folder, and the line.
    package let file: FilePath
    package let line: Int
  }

  /// The value for the Swift file at `path`, as settings write it; nil where nothing says it.
  package func value(at path: FilePath) -> String? { lowest(at: path)?.systems.iOS }

  /// The systems for the Swift file at `path`; nil where nothing says one.
  package func lowest(at path: FilePath) -> Lowest? {
    let text = path.string
    guard let (root, model) = projects.first(where: { text.hasPrefix($0.root + "/") }) else { return nil }
    return lowest(at: text.below(root), of: model, in: root)
  }

  /// The lowest systems of each of `files`; those that are built in the same way are asked about once.
  func systems(of files: [FilePath]) -> [Systems?] {
    var systems = [Systems?](repeating: nil, count: files.count)
    let texts = files.map(\.string)
    var rest = Array(files.indices)
    for (root, model) in projects {
      let folder = "\(root)/".utf8
      let count = rest.partition(by: { texts[$0].utf8.starts(with: folder) })
      let mine = rest[count...].sorted()
      rest.removeSubrange(count...)
      let paths = mine.map { texts[$0].below(root) }
      for group in model.groups(of: paths) {
        let lowest = lowest(at: paths[group.files.lowerBound], of: model, in: root)?.systems
        for place in group.files { systems[mine[place]] = lowest }
      }
    }
    return systems
  }

  private func lowest(at file: String, of model: ProjectModel, in root: String) -> Lowest? {
    guard let iOS = model.deployment(at: file) else { return nil }
    let systems = model.systems(at: file).map { "\($0.key.rawValue)=\($0.value.upToMinor)" }.sorted()
    return Lowest(
      systems: Systems(
        iOS: iOS.value.description, all: systems.joined(separator: " "), isOnMainActor: model.isOnMainActor(at: file)),
      file: FilePath(root).pushing(FilePath(iOS.source.file)), line: iOS.source.line)
  }

  /// The value for the first project as a whole.
  package var value: String? { projects.first?.model.deployment?.value.description }
}
