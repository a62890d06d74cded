package import POSIXSupport

/// A plugin that a host is to load.
package struct HostedPlugin: Hashable, Sendable {
  package let library: FilePath
  package let descriptor: PluginDescriptor
  /// Nil for a plugin that came with swiftkit; else the SHA-256 that the user trusted.
  package let digest: String?
  /// The ids of the checks to run, as the plugin calls them.
  package let checks: [String]

  package init(library: FilePath, descriptor: PluginDescriptor, digest: String?, checks: [String]) {
    self.library = library
    self.descriptor = descriptor
    self.digest = digest
    self.checks = checks
  }

  package var isBundled: Bool { digest == nil }

  /// What users call a check: bundled plugins' ids stand alone, any other's follow the plugin's.
  package func publicName(ofCheck id: String) -> String { isBundled ? id : "\(descriptor.id)/\(id)" }
}
