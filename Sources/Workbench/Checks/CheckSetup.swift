package import POSIXSupport
package import PluginHosting
package import SourceChecking

/// What holds for all files under the same settings.
package struct CheckSetup {
  package let catalogue: CheckCatalogue
  package var settings: CheckSettings
  /// The folder of the settings.
  package let folder: FilePath
  /// The plugins with the checks of each that run.
  package private(set) var chosen: [HostedPlugin]

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

  /// The same for files of lowest systems that the project files say.
  func counting(with lowest: ProjectDeployment.Systems?) -> CheckSetup {
    var setup = self
    setup.settings.deploymentTarget = lowest?.iOS
    setup.settings.systems = lowest?.all
    setup.settings.isOnMainActor = lowest?.isOnMainActor == true
    return setup
  }

  /// The same for code in documents: unless a request names checks, it is held to what frameworks have.
  ///
  /// A piece of code need not import what it uses, nor have what makes a file whole.
  func forDocuments() -> CheckSetup {
    guard settings.called == nil else { return self }
    let groups: Set = ["api", "deprecation"]
    let fitting = Set(catalogue.entries.lazy.filter { groups.contains($0.traits.group ?? "") }.map(\.name))
    var setup = self
    setup.chosen = chosen.map { plugin in
      HostedPlugin(
        library: plugin.library, descriptor: plugin.descriptor, digest: plugin.digest,
        checks: plugin.checks.filter { check in
          fitting.contains(plugin.publicName(ofCheck: check)) && check != "api-missing-import"
        }, declared: plugin.declared)
    }
    return setup
  }
}
