package import ArgumentParser
import POSIXSupport
import Reports
import WireFormats
import Workbench

/// `swiftkit api sources`: where the known declarations come from.
package struct APISourcesCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    commandName: "sources",
    abstract: "List the tables of declarations in use: the built-in one and imported ones, with modules and SDKs.")

  @Flag(help: "Print the result as JSON.")
  var json = false

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    let tables = try APITables(in: context.workplace)
    for flaw in tables.flaws { context.remark("swiftkit: \(flaw)\n") }
    let document = APISourcesDocument(tables)
    if json {
      context.output.write(try JSONText.report(document))
    } else {
      context.show(APISourcesText.text(document, shown: context.workplace.shown))
    }
    return .done
  }
}
