package import ArgumentParser
import POSIXSupport
import PluginHosting
import Reports
import RuleModel
import WireFormats
import Workbench

/// `swiftkit plugin list`: who may take part; nothing is loaded for it.
package struct PluginListCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the plugins without loading them.")

  @Flag(help: "Print the result as JSON.")
  var json = false

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    let inventory = try PluginInventory(in: context.workplace)
    let used = inventory.plugins.map { plugin in
      PluginListDocument.Plugin(
        id: plugin.descriptor.id, version: plugin.descriptor.version, library: plugin.library.string,
        state: state(of: plugin), checks: plugin.descriptor.checks.count,
        answers: plugin.descriptor.answers.map(\.key))
    }
    let unused = inventory.refused.map {
      PluginListDocument.Plugin(
        id: "", version: "", library: $0.library.string, state: "not used: \($0.reason)", checks: 0, answers: [])
    }
    if json {
      context.output.write(try JSONText.report(PluginListDocument(plugins: used + unused)))
    } else {
      let rows = used.map { plugin in
        [
          plugin.id, plugin.version, plugin.state, "\(plugin.checks) checks",
          plugin.answers.isEmpty ? "" : "answers: " + plugin.answers.joined(separator: ", "),
        ]
      }
      context.show(TextTable.text(rows, width: context.output.columns))
      context.show(unused.map { ForeignText.line("\($0.library) is \($0.state)") + "\n" }.joined())
    }
    return .done
  }

  /// A library that has changed since is refused when it is to be loaded, so it is not called trusted here.
  private func state(of plugin: HostedPlugin) -> String {
    guard let digest = plugin.digest else { return "bundled" }
    if TrustStore.isAsTrusted(plugin.library, digest: digest) { return "trusted" }
    return
      "not used: it has changed since it was trusted; 'swiftkit plugin trust \(plugin.library)' trusts it as it is now"
  }
}
