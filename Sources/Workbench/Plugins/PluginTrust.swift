import POSIXSupport
package import PluginHosting
import RuleModel

/// Which libraries of others may be loaded: those that the user trusts, as long as their bytes stay the same.
package struct PluginTrust {
  /// A library that was trusted just now.
  package struct Trusted {
    package let descriptor: PluginDescriptor
    package let entry: TrustStore.Entry
    /// Whether the system would ask about it once more, since it came by a download.
    package let isQuarantined: Bool
  }

  private let workplace: Workplace
  /// Where the trust store lies.
  private let folder: FilePath

  /// Throws where the user has no folder for it.
  package init(in workplace: Workplace) throws {
    guard let folder = workplace.configurationFolder else { throw NoConfigurationFolder() }
    (self.workplace, self.folder) = (workplace, folder)
  }

  /// Allows the library to be loaded, as it is now.
  package func trust(_ library: String) throws -> Trusted {
    let path = workplace.resolve(library)
    let file = ProcessEnvironment.resolved(path) ?? path
    try TrustStore.inspect(file)
    let descriptorFile = PluginInventory.descriptorPath(besides: file)
    let descriptor = try PluginInventory.strangersDescriptor(at: descriptorFile)
    let inventory = try PluginInventory(in: workplace)
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
      workplace.remark("swiftkit: it will not be used until it is rebuilt: \(ForeignText.line("\(reason)"))\n")
    }
    let entry = try TrustStore.update(in: folder) { try $0.trust(file, descriptor: descriptorFile) }
    return Trusted(descriptor: descriptor, entry: entry, isQuarantined: FileStatus.isQuarantined(file))
  }

  /// Takes the permission back; false where there was none. The library need not be there any more.
  package func forget(_ library: String) throws -> Bool {
    let path = workplace.resolve(library)
    return try TrustStore.update(in: folder) { store in
      store.remove(ProcessEnvironment.resolved(path) ?? path) || store.remove(path)
    }
  }
}

/// A process without a home.
struct NoConfigurationFolder: Error, CustomStringConvertible {
  var description: String { "cannot store the trust list: set HOME or XDG_CONFIG_HOME" }
}
