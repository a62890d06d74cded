package import ArgumentParser
import HostMessages
import POSIXSupport
import PluginHosting
import RuleModel
import Workbench

/// `swiftkit plugin verify`: loads the plugins and holds them against their descriptors.
package struct PluginVerifyCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Load plugins and compare each with its descriptor.",
    discussion: "The exit code is 1 if a plugin cannot be loaded or does not match its descriptor.")

  @Argument(help: ArgumentHelp("The libraries to verify; by default all plugins in use.", valueName: "library"))
  var libraries: [String] = []

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    let inventory = try PluginInventory(in: context.workplace)
    try RequiredPlugins(libraries, in: context.workplace).requireUsable(inventory)
    let wanted = libraries.map { ProcessEnvironment.resolved(context.resolve($0)) }
    let plugins = inventory.plugins.filter { wanted.isEmpty || wanted.contains($0.library) }
    let outcome = try inventory.pool(of: plugins).loadAll()
    var isSound = inventory.refused.isEmpty || !libraries.isEmpty
    for (number, plugin) in plugins.enumerated() {
      var sentences = outcome.problems.filter { $0.plugin == number }.map(\.reason)
      if let description = outcome.plugins[number] { sentences += plugin.descriptor.disagreements(with: description) }
      if let recorded = plugin.descriptor.compiler, let own = compiler(of: plugin), recorded != own {
        sentences.append("its descriptor says it was built with \(recorded), the library says \(own)")
      }
      if !sentences.isEmpty { isSound = false }
      let verdict = sentences.isEmpty ? "matches its descriptor" : sentences.joined(separator: "; ")
      context.show(ForeignText.line("\(plugin.descriptor.id) \(plugin.descriptor.version): \(verdict)") + "\n")
    }
    if libraries.isEmpty {
      for refused in inventory.refused {
        context.show(ForeignText.line("\(refused.library): \(refused.reason)") + "\n")
      }
    }
    return isSound ? .done : .findings
  }

  /// What the library itself says that it was built with.
  private func compiler(of plugin: HostedPlugin) -> String? {
    guard let bytes = try? FileContents.bytes(of: plugin.library) else { return nil }
    return SwiftCompiler(markIn: bytes)?.description
  }
}
