package import HostMessages
package import POSIXSupport

/// A plugin that a host is to load.
package struct HostedPlugin: Hashable, Sendable {
  package let library: FilePath
  package let descriptor: PluginDescriptor
  /// Nil for a plugin that came with swiftkit; else the SHA-256 that the user trusted.
  package let digest: String?
  /// The ids of the checks to run, as the plugin calls them.
  package let checks: [String]
  /// The checks of a plugin that is data and has no library; nil for a library.
  package let declared: [DeclaredCheck]?

  package init(
    library: FilePath, descriptor: PluginDescriptor, digest: String?, checks: [String], declared: [DeclaredCheck]? = nil
  ) {
    self.library = library
    self.descriptor = descriptor
    self.digest = digest
    self.checks = checks
    self.declared = declared
  }

  package var isBundled: Bool { digest == nil && declared == nil }

  /// Whether it is code that did not come with swiftkit.
  package var isOfStranger: Bool { digest != nil && declared == nil }

  /// What a host is told of a plugin that is data.
  func declaration(number: UInt16) -> DeclarationRequest? {
    declared.map { declared in
      DeclarationRequest(
        library: number,
        plugin: PluginDescription(
          id: descriptor.id, version: descriptor.version, checks: descriptor.checks, answersQuestions: false),
        declared: declared, checks: checks)
    }
  }

  /// What users call a check: bundled plugins' ids stand alone, any other's follow the plugin's.
  package func publicName(ofCheck id: String) -> String { isBundled ? id : "\(descriptor.id)/\(id)" }
}
