package import POSIXSupport
package import PluginHosting
package import SourceChecking

/// What holds for all files under the same settings.
package struct CheckSetup {
  package let catalogue: CheckCatalogue
  package let settings: CheckSettings
  /// The folder of the settings.
  package let folder: FilePath
  /// The plugins with the checks of each that run.
  package let chosen: [HostedPlugin]

  /// - Parameter checks: those that a request names, in place of those of the settings.
  init(checks: String?, _ inventory: PluginInventory, _ settings: CheckSettings, _ folder: FilePath) throws {
    catalogue = CheckCatalogue(of: inventory.plugins)
    var settings = settings
    try settings.requireKnown(in: catalogue)
    settings.called = checks.map { CheckSelection($0) }
    if settings.called?.isEmpty == true { throw CheckRequestFault.noCheck }
    (self.settings, self.folder) = (settings, folder)
    do {
      chosen = try catalogue.select(settings.selection, of: inventory.plugins)
    } catch {
      throw CheckRequestFault.unknown(error)
    }
  }
}
