package import ArgumentParser
import POSIXSupport
import PluginHosting
import RuleModel
import SourceChecking

/// `swiftkit check`: findings in Swift source.
package struct CheckCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Find what breaks the rules in Swift source.",
    discussion: """
      Prints one line a finding, 'path:line:column: warning: message [check]', which Xcode and editors read. Exit code \
      1 says that there are findings from --fail-on upwards, 2 that the check could not be done.
      """)

  @Argument(help: ArgumentHelp("Files and folders; the current folder when there are none.", valueName: "path"))
  var paths: [String] = []

  @Option(help: "How findings are written: \(CheckFormat.list).")
  var format: CheckFormat = .text

  @Flag(help: "The same as --format json.")
  var json = false

  @Option(help: ArgumentHelp("'default', 'all' or names of checks with commas between.", valueName: "list"))
  var checks: String?

  @Option(help: ArgumentHelp("The severity from which findings make the exit code 1.", valueName: "severity"))
  var failOn: Severity = .warning

  @OptionGroup var plugins: PluginOptions

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    let inventory = try PluginInventory(in: context)
    try plugins.requireUsable(inventory, in: context)
    let catalogue = CheckCatalogue(of: inventory.plugins)
    let chosen: [HostedPlugin]
    do {
      chosen = try catalogue.select(CheckSelection(checks ?? "default"), of: inventory.plugins)
    } catch {
      throw ValidationError(error.description)
    }
    let files = try SwiftFiles(below: paths.isEmpty ? ["."] : paths, base: context.workingFolder)
    let check = SourceCheck(
      pool: inventory.pool(of: chosen.filter { !$0.checks.isEmpty }, limits: plugins.limits), width: Processors.count)
    var outcome = try check.run(files.files)
    outcome.skipped = (files.skipped + outcome.skipped).sorted { $0.path < $1.path }
    outcome.problems = inventory.problems + outcome.problems

    try CheckReport(outcome: outcome, catalogue: catalogue).write(as: json ? .json : format, in: context)
    return outcome.findings.contains { $0.finding.severity >= failOn } ? .findings : .done
  }
}

extension Severity: ExpressibleByArgument {}
