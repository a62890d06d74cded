import BundledContent
package import PluginHosting

extension HostPool {
  /// Hosts that load no plugin, for work of our own: parsing Swift and editing it.
  package init(withoutPluginsIn workplace: Workplace) throws {
    guard let content = workplace.executable.flatMap({ InstalledContent(executable: $0) }) else {
      throw InventoryError.noContent
    }
    self.init(host: content.pluginHost, plugins: [], environment: workplace.environment, repair: content.repair)
  }
}
