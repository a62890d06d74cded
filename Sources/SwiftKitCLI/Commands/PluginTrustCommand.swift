package import ArgumentParser
import POSIXSupport
import PluginHosting
import RuleModel

/// `swiftkit plugin trust`: from now on this library may be loaded, as long as its bytes stay the same.
package struct PluginTrustCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    commandName: "trust", abstract: "Allow a library to be loaded, as it is now.")

  @Argument(help: ArgumentHelp("The library.", valueName: "library"))
  var library: String

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    let folder = try context.trustFolder()
    let path = context.resolve(library)
    let file = ProcessEnvironment.resolved(path) ?? path
    try TrustStore.inspect(file)
    let descriptorFile = PluginInventory.descriptorPath(besides: file)
    let descriptor = try PluginInventory.strangersDescriptor(at: descriptorFile)
    let inventory = try PluginInventory(in: context)
    let others = inventory.plugins.filter { $0.library != file }
    guard !others.contains(where: { $0.descriptor.id == descriptor.id }) else {
      throw InventoryError.sameId(descriptor.id)
    }
    if let relative = try LinkedPaths.relative(in: FileContents.bytes(of: file)).first {
      throw TrustError.relativePath(file, relative)
    }
    // It is the user's consent to these bytes that is asked for; the same plugin may serve another swiftkit.
    var runtime = HostRuntime(of: inventory.host)
    if let swift = try runtime.mismatch(of: file, recorded: descriptor.compiler) {
      let reason = InventoryError.otherSwift(swift.library, runtime: swift.host)
      context.remark("swiftkit: it is not used before it is built anew: \(ForeignText.line("\(reason)"))\n")
    }
    let entry = try TrustStore.update(in: folder) { try $0.trust(file, descriptor: descriptorFile) }
    context.show(
      """
      trusted \(descriptor.id) \(descriptor.version), \(descriptor.checks.count.counted("check"))
        \(entry.library)
        SHA-256 \(entry.digest)\n
      """)
    if FileStatus.isQuarantined(file) {
      context.remark(
        "swiftkit: this library came by a download, and macOS would ask about it once more; trusting it answers that too\n"
      )
    }
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
