package import ArgumentParser
import POSIXSupport
package import PluginHosting
import RuleModel

/// What every command that runs plugins takes.
package struct PluginOptions: ParsableArguments {
  @Option(
    name: .customLong("plugin"),
    help: ArgumentHelp("A library that must take part; it must be trusted (see 'plugin trust').", valueName: "library"))
  package var libraries: [String] = []

  @Option(
    help: ArgumentHelp("How long one check may take for one file, in seconds.", valueName: "seconds"))
  package var timeLimit: Double = 5

  package init() {}

  package func validate() throws {
    guard timeLimit > 0, timeLimit <= 86_400 else { throw ValidationError("--time-limit must be above 0") }
  }

  /// The ids of the plugins that `--plugin` names.
  package func named(in inventory: PluginInventory, _ context: CommandContext) -> Set<String> {
    let paths = Set(libraries.map { ProcessEnvironment.resolved(context.resolve($0)) ?? context.resolve($0) })
    return Set(inventory.plugins.filter { paths.contains($0.library) }.map(\.descriptor.id))
  }

  package var limits: HostLimits { HostLimits(time: .milliseconds(Int64(nearest: timeLimit * 1_000))) }

  /// Throws unless every library named by `--plugin` is among the usable plugins.
  package func requireUsable(_ inventory: PluginInventory, in context: CommandContext) throws {
    for name in libraries {
      let path = ProcessEnvironment.resolved(context.resolve(name)) ?? context.resolve(name)
      if inventory.plugins.contains(where: { $0.library == path }) { continue }
      let reason = inventory.refused.first { $0.library == path }?.reason
      throw PluginRefusal(
        library: name, reason: reason ?? "it is not trusted; 'swiftkit plugin trust \(name)' trusts it")
    }
  }
}

/// A library that was asked for by name and cannot take part.
struct PluginRefusal: Error, CustomStringConvertible {
  let library: String
  let reason: String

  var description: String { "the plugin '\(library)' is not used: \(reason)" }
}
