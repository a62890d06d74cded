import BundledContent
package import POSIXSupport
package import Scaffolding

extension TemplateLibrary {
  /// The templates of the project at `root`, of the user, and of swiftkit itself.
  ///
  /// - Parameter project: what the project says about variables that are from there.
  package init(for root: FilePath, in workplace: Workplace, project: [String: String] = [:]) {
    var roots: [(origin: TemplateOrigin, folder: FilePath)] = [
      (.project, root.appending(".swiftkit").appending("templates"))
    ]
    if let folder = workplace.configurationFolder { roots.append((.user, folder.appending("templates"))) }
    if let content = workplace.installed {
      roots.append((.bundled, content.templates))
    }
    self.init(roots: roots, project: project)
  }
}
