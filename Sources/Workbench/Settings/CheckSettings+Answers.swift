package import POSIXSupport
package import SourceChecking

extension CheckSettings {
  /// What the settings of the project at `root` answer to templates: its lowest iOS, and which palette it uses.
  ///
  /// - Parameter lowestSystem: what the project files say, where the settings say nothing.
  package static func answers(
    for root: FilePath, lowest lowestSystem: String? = nil, in workplace: Workplace
  ) throws -> [String: String] {
    let isSaid = FileStatus(root.appending(fileName))?.kind == .file
    let settings = isSaid ? try read(in: root, workplace) : CheckSettings()
    let values = [("ios", settings.deploymentTarget ?? lowestSystem), ("profile", settings.profile)]
    return Dictionary(uniqueKeysWithValues: values.compactMap { name, value in value.map { (name, $0) } })
  }
}
