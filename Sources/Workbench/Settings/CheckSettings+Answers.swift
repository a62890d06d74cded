package import POSIXSupport
package import SourceChecking

extension CheckSettings {
  /// What the settings of the project at `root` answer to templates: its lowest iOS, and which palette it uses.
  package static func answers(for root: FilePath, in workplace: Workplace) throws -> [String: String] {
    guard FileStatus(root.appending(fileName))?.kind == .file else { return [:] }
    let settings = try read(in: root, workplace)
    let values = [("ios", settings.deploymentTarget), ("profile", settings.profile)]
    return Dictionary(uniqueKeysWithValues: values.compactMap { name, value in value.map { (name, $0) } })
  }
}
