package import ArgumentParser
import POSIXSupport
import PluginHosting

/// `swiftkit plugin trust`: from now on this library may be loaded, as long as its bytes stay the same.
package struct PluginTrustCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    commandName: "trust", abstract: "Allow a library to be loaded, as it is now.")

  @Argument(help: ArgumentHelp("The library.", valueName: "library"))
  var library: String

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    let folder = try context.trustFolder()
    var store = try TrustStore(in: folder)
    let path = context.resolve(library)
    let entry = try store.trust(ProcessEnvironment.resolved(path) ?? path)
    let descriptor = try PluginInventory.descriptor(at: PluginInventory.descriptorPath(besides: entry.library))
    try store.save()
    context.show(
      """
      trusted \(descriptor.id) \(descriptor.version), \(descriptor.checks.count) \(descriptor.checks.count == 1 ? "check" : "checks")
        \(entry.library)
        SHA-256 \(entry.digest)\n
      """)
    return .done
  }
}

extension CommandContext {
  /// Where the trust store lies.
  func trustFolder() throws -> FilePath {
    guard let configurationFolder else { throw NoConfigurationFolder() }
    return configurationFolder
  }
}

/// A process without a home.
struct NoConfigurationFolder: Error, CustomStringConvertible {
  var description: String { "there is no place to remember trust in: set HOME or XDG_CONFIG_HOME" }
}
