package import ArgumentParser
import POSIXSupport
import Workbench

/// `swiftkit plugin untrust`: takes the permission back.
package struct PluginUntrustCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    commandName: "untrust", abstract: "Stop trusting a plugin library.")

  @Argument(help: ArgumentHelp("The library; it may already be deleted.", valueName: "library"))
  var library: String

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    let wasTrusted = try PluginTrust(in: context.workplace).forget(library)
    guard wasTrusted else {
      context.remark("swiftkit: '\(library)' was not trusted\n")
      return .findings
    }
    context.show("'\(library)' is no longer trusted\n")
    return .done
  }
}
