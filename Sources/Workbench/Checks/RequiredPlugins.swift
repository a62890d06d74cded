import POSIXSupport
import PluginHosting

/// The libraries that a request names, which must take part.
package struct RequiredPlugins {
  /// As they are typed, with the real path of each.
  private let libraries: [(name: String, path: FilePath)]

  /// - Parameter libraries: as they are typed.
  package init(_ libraries: [String], in workplace: Workplace) {
    self.libraries = libraries.map { name in
      let path = workplace.resolve(name)
      return (name, ProcessEnvironment.resolved(path) ?? path)
    }
  }

  /// Throws unless each is among the usable plugins.
  package func requireUsable(_ inventory: PluginInventory) throws {
    for (name, path) in libraries {
      if inventory.plugins.contains(where: { $0.library == path }) { continue }
      let reason = inventory.refused.first { $0.library == path }?.reason
      throw PluginRefusal(
        library: name, reason: reason ?? "it is not trusted; 'swiftkit plugin trust \(name)' trusts it")
    }
  }

  /// The ids of the plugins.
  func ids(in inventory: PluginInventory) -> Set<String> {
    Set(inventory.plugins.filter { plugin in libraries.contains { $0.path == plugin.library } }.map(\.descriptor.id))
  }
}

/// A library that was asked for by name and cannot take part.
struct PluginRefusal: Error, CustomStringConvertible {
  let library: String
  let reason: String

  var description: String { "the plugin '\(library)' is not used: \(reason)" }
}
