package import POSIXSupport
package import SourceChecking

extension CheckSettings {
  /// What the settings of the project at `root` answer to templates: its lowest iOS, which palette it uses, and how it
  /// isolates.
  ///
  /// - Parameters:
  ///   - lowestSystem: what the project files say, where the settings say nothing.
  ///   - isolation: the default isolation of the target, which no setting says.
  package static func answers(
    for root: FilePath, lowest lowestSystem: String? = nil, isolation: String? = nil, in workplace: Workplace
  ) throws -> [String: String] {
    let isSaid = FileStatus(root.appending(fileName))?.kind == .file
    let settings = isSaid ? try read(in: root, workplace) : CheckSettings()
    let lowest = settings.deploymentTarget ?? lowestSystem
    let values = [("ios", lowest), ("profile", settings.profile), ("isolation", isolation)]
    return Dictionary(uniqueKeysWithValues: values.compactMap { name, value in value.map { (name, $0) } })
  }
}
