package import ArgumentParser
import POSIXSupport
import PluginHosting
import RuleModel
import Workbench

/// `swiftkit plugin trust`: from now on this library may be loaded, as long as its bytes stay the same.
package struct PluginTrustCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    commandName: "trust", abstract: "Trust a plugin library in its current state, so that it can be loaded.")

  @Argument(help: ArgumentHelp("The library.", valueName: "library"))
  var library: String

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    let trusted = try PluginTrust(in: context.workplace).trust(library)
    context.show(
      """
      trusted \(trusted.descriptor.id) \(trusted.descriptor.version), \(trusted.descriptor.checks.count.counted("check"))
        \(trusted.entry.library)
        SHA-256 \(trusted.entry.digest)\n
      """)
    if trusted.isQuarantined {
      context.remark(
        "swiftkit: this library was downloaded, so macOS would also ask about it; trusting it here covers that too\n"
      )
    }
    return .done
  }
}
