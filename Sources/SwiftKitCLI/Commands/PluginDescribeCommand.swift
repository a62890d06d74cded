package import ArgumentParser
import POSIXSupport
import PluginHosting
import RuleModel
import Workbench

/// `swiftkit plugin describe`: the descriptor that fits a library, for its author.
package struct PluginDescribeCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    commandName: "describe",
    abstract: "Load a plugin library that you have built, and print a descriptor for it.",
    discussion: """
      This runs the library's code, even if the library is not trusted. What a library cannot say is missing: groups, \
      options, and whether a check has suggestions.
      """)

  @Argument(help: ArgumentHelp("The library.", valueName: "library"))
  var library: String

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    let host = try PluginInventory(in: context.workplace).host
    let path = context.resolve(library)
    let run = try CapturedRun(
      host.string, ["--describe", path.string], environment: HostEnvironment.lines(of: context.workplace.environment),
      limit: 4 << 20,
      patience: .seconds(30))
    guard case .exited(0) = run.ending, !run.isCut else {
      let reason = run.errors.isEmpty ? "'\(library)' was not loaded: loading it crashed or took too long" : run.errors
      context.remark(
        "swiftkit: \(ForeignText.line(reason.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""))\n")
      return .failed
    }
    context.output.write(ForeignText.lines(String(decoding: run.output, as: UTF8.self)))
    return .done
  }
}
