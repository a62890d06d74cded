package import ArgumentParser
import POSIXSupport
import RuleModel
import Workbench

/// `swiftkit api import`: more declarations than swiftkit brings along.
package struct APIImportCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Import declarations from .swiftinterface files, for 'api' and the checks.",
    discussion: """
      Name files, or folders such as the SDK of an Xcode or a framework. The declarations go to the user's configuration folder, or \
      with --project to .swiftkit-api.tsv in the project. If several SDKs declare a module, the newest wins.
      """)

  @Argument(help: "Files or folders.")
  var paths: [String]

  @Flag(help: "Write .swiftkit-api.tsv in the project.")
  var project = false

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    var request = APIImportRequest(paths)
    request.isForProject = project
    let result = try request.run(in: context.workplace)
    for problem in result.problems { context.remark("swiftkit: \(problem)\n") }
    guard let table = result.table else {
      context.remark("swiftkit: nothing was imported\n")
      return .failed
    }
    context.show(
      "imported \(result.count.counted("declaration")) of \(result.modules.counted("module")) into '\(context.workplace.shown(table.string))'\n"
    )
    return result.problems.isEmpty ? .done : .findings
  }
}
