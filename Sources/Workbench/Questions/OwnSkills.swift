import BundledContent
import POSIXSupport

/// The folders of skills that belong to no project, without links in their paths.
struct OwnSkills {
  /// Those that came with swiftkit.
  private let bundled: FilePath?
  private let user: FilePath?

  init(in workplace: Workplace) {
    func resolved(_ folder: FilePath) -> FilePath { ProcessEnvironment.resolved(folder) ?? folder }
    bundled = workplace.installed.map { resolved($0.skills) }
    user = workplace.configurationFolder.map { resolved($0.appending("skills")) }
  }

  var folders: [FilePath] { [bundled, user].compactMap { $0 } }

  /// Whose documents lie in a root, or in a part of one: `bundled`, `user` or `project`.
  func place(of root: FilePath) -> String {
    if let user, root.starts(with: user) { return "user" }
    return bundled.map { root.starts(with: $0) } == true ? "bundled" : "project"
  }
}
