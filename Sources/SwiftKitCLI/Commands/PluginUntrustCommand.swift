package import ArgumentParser
import POSIXSupport
import Workbench

/// `swiftkit plugin untrust`: takes the permission back.
package struct PluginUntrustCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    commandName: "untrust", abstract: "Allow a library to be loaded no more.")

  @Argument(help: ArgumentHelp("The library; it need not be there any more.", valueName: "library"))
  var library: String

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    let wasTrusted = try PluginTrust(in: context.workplace).forget(library)
    guard wasTrusted else {
      context.remark("swiftkit: '\(library)' was not trusted\n")
      return .findings
    }
    context.show("'\(library)' is trusted no more\n")
    return .done
  }
}
