import BundledContent
package import PluginHosting

extension HostReserve {
  /// A host that starts now; without an installation, whoever needs one says what is missing.
  package convenience init(startingIn workplace: Workplace) {
    if let content = workplace.installed {
      self.init(content.pluginHost, limits: HostLimits(), environment: workplace.environment)
    } else {
      self.init()
    }
  }
}

extension HostPool {
  /// Hosts that load no plugin, for work of our own: parsing Swift and editing it.
  package init(withoutPluginsIn workplace: Workplace) throws {
    guard let content = workplace.installed else {
      throw InventoryError.noContent
    }
    self.init(host: content.pluginHost, plugins: [], environment: workplace.environment, repair: content.repair)
  }
}
