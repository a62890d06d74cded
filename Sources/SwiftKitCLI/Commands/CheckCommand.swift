package import ArgumentParser
import POSIXSupport
import Reports
import RuleModel
import SourceChecking
import Workbench

/// `swiftkit check`: findings in Swift source.
package struct CheckCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    leaf: "check",
    abstract: "Check Swift source against the rules.",
    discussion: """
      Prints one finding per line, as 'path:line:column: warning: message [check]', which editors understand. In a \
      terminal, findings are grouped by file and shown with their line of code. The exit code is 1 if there are findings at or above \
      --fail-on, and 2 if the check could not run. Settings come from .swiftkit.yml in this folder or the nearest one above.
      """)

  @OptionGroup var scope: CheckScopeOptions

  @Option(help: "The output format. Default: grouped in a terminal, xcode in an Xcode build, otherwise text.")
  var format: CheckFormat?

  @Flag(help: "Short for --format json.")
  var json = false

  @Option(
    help: ArgumentHelp(
      "Also write the findings to this file, in this format; may be repeated.", valueName: "format=file"))
  var output: [CheckOutput] = []

  @Flag(help: "Print the number of findings and files for each check.")
  var statistics = false

  @Flag(name: .shortAndLong, help: "Print findings only, without the summary line.")
  var quiet = false

  @Option(
    help: ArgumentHelp(
      "The checks to run: 'default', 'all', or a comma-separated list of checks, groups and plugins.", valueName: "list"
    ),
    completion: .checkLists)
  var checks: String?

  @Option(
    help: ArgumentHelp("Explain this check: its rules, reasons and examples.", valueName: "check"), completion: .checks)
  var explain: String?

  @OptionGroup var gate: CheckGateOptions

  @Flag(help: "Apply automatic fixes, then report the remaining findings.")
  var fix = false

  @Flag(help: "With --fix or --diff, also apply suggestions, which may change what the program does; review them.")
  var suggestions = false

  @Option(
    help: ArgumentHelp(
      "Suppress each finding with a comment that gives this reason; --diff previews it.", valueName: "reason"))
  var addSuppressions: SuppressionReason?

  @Flag(
    name: [.long, .customLong("dry-run")],
    help: "Print what --fix would change as a unified diff, without writing; exit code 1 if anything would change.")
  var diff = false

  @Flag(help: "Keep running and check again on every change; press Control-C to stop.")
  var watch = false

  @Flag(help: "Do not read or write the cache.")
  var noCache = false

  @Flag(help: "Show how long each plugin and check took, and for how many files; implies --no-cache.")
  var timings = false

  @OptionGroup var plugins: PluginOptions

  package init() {}

  package func validate() throws {
    if scope.stdin, fix || addSuppressions != nil, !diff {
      throw ValidationError(
        "\(fix ? "--fix" : "--add-suppressions") cannot change standard input; use --diff to see the changes")
    }
    if addSuppressions != nil, fix || watch || timings || explain != nil || gate.writeBaseline != nil {
      throw ValidationError(
        "--add-suppressions cannot be combined with --fix, --watch, --timings, --explain or --write-baseline")
    }
    if gate.writeBaseline != nil, diff || scope.wanted.isNarrow {
      throw ValidationError("--write-baseline cannot be combined with --diff, --lines, --changed or --since")
    }
    if suggestions, !fix, !diff { throw ValidationError("--suggestions needs --fix or --diff") }
    if watch, scope.stdin || fix || diff || gate.writeBaseline != nil || explain != nil {
      throw ValidationError("--watch cannot be combined with --stdin, --fix, --diff, --write-baseline or --explain")
    }
    if timings, fix || diff || watch || explain != nil {
      throw ValidationError("--timings cannot be combined with --fix, --diff, --watch or --explain")
    }
    if diff, json || format != nil && format != .text || !output.isEmpty || statistics {
      throw ValidationError("--diff cannot be combined with --format, --output or --statistics")
    }
  }

  package func run(in context: CommandContext) throws -> ExitStatus {
    if let twice = CheckOutput.twice(in: output, context) {
      throw ValidationError("--output names '\(twice)' twice; each format needs its own file")
    }
    do {
      let check = try CheckRun(request, in: context.workplace, startsAtOnce: explain == nil && !watch)
      if let explain { return try show(check.explanation(of: explain), in: context) }
      guard watch else { return try checkOnce(check, in: context) }
      return try CheckWatch(in: context).run(looking: check.files) { try checkOnce(check, in: context) }
    } catch CheckRequestFault.noCheck {
      throw ValidationError("--checks is empty; 'swiftkit checks' lists the checks")
    } catch CheckRequestFault.unknown(let check) {
      throw ValidationError(check.description)
    }
  }
}
