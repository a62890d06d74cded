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
    abstract: "Find what breaks the rules in Swift source.",
    discussion: """
      Prints one line a finding, 'path:line:column: warning: message [check]', which editors read, and Xcode with whole \
      paths, as --format xcode has them. Exit code \
      1 says that there are findings from --fail-on upwards, 2 that the check could not be done. Settings come from \
      .swiftkit.yml in this folder or the nearest above it.
      """)

  @OptionGroup var scope: CheckScopeOptions

  @Option(help: "How findings are written: \(CheckFormat.list). Without it, text; xcode where Xcode builds.")
  var format: CheckFormat?

  @Flag(help: "The same as --format json.")
  var json = false

  @Flag(name: .shortAndLong, help: "Print findings only, without the closing sum.")
  var quiet = false

  @Option(
    help: ArgumentHelp("'default', 'all' or names of checks with commas between.", valueName: "list"),
    completion: .checkLists)
  var checks: String?

  @Option(help: ArgumentHelp("The severity from which findings make the exit code 1.", valueName: "severity"))
  var failOn: Severity = .warning

  @Option(
    help: ArgumentHelp("Explain this check: its rules, reasons and examples.", valueName: "check"), completion: .checks)
  var explain: String?

  @Option(help: ArgumentHelp("Leave out the findings that this file holds.", valueName: "file"))
  var baseline: String?

  @Option(help: ArgumentHelp("Write all findings to this file, for --baseline.", valueName: "file"))
  var writeBaseline: String?

  @Flag(help: "Mend what can be mended by machine, then report what is left.")
  var fix = false

  @Flag(
    name: [.long, .customLong("dry-run")],
    help: "Print what --fix would change as a unified diff, and write nothing; exit code 1 when there is something.")
  var diff = false

  @Flag(help: "Stay, and check again whenever something changes; Control-C ends it.")
  var watch = false

  @Flag(help: "Exit code 2 when anything could not be checked: a file, a check or a whole plugin.")
  var strict = false

  @Flag(help: "Check every file anew, and remember nothing.")
  var noCache = false

  @Flag(help: "Say how long each plugin and check took, for how many files; every file is checked anew for that.")
  var timings = false

  @OptionGroup var plugins: PluginOptions

  package init() {}

  package func validate() throws {
    if scope.stdin, fix, !diff {
      throw ValidationError("--fix writes files; standard input can only be shown mended, with --diff")
    }
    if watch, scope.stdin || fix || diff || writeBaseline != nil || explain != nil {
      throw ValidationError("--watch only reports; leave --stdin, --fix, --diff, --write-baseline and --explain out")
    }
    if timings, fix || diff || watch || explain != nil {
      throw ValidationError("--timings measures one check; leave --fix, --diff, --watch and --explain out")
    }
    if diff, json || format != nil && format != .text {
      throw ValidationError("--diff has a format of its own; leave --format out")
    }
  }

  package func run(in context: CommandContext) throws -> ExitStatus {
    do {
      let check = try CheckRun(request, in: context.workplace, startsAtOnce: explain == nil && !watch)
      if let explain { return try show(check.explanation(of: explain), in: context) }
      guard watch else { return try checkOnce(check, in: context) }
      return try CheckWatch(in: context).run(looking: check.files) { try checkOnce(check, in: context) }
    } catch CheckRequestFault.noCheck {
      throw ValidationError("--checks names no check; see 'swiftkit checks'")
    } catch CheckRequestFault.unknown(let check) {
      throw ValidationError(check.description)
    }
  }

  private func checkOnce(_ check: CheckRun, in context: CommandContext) throws -> ExitStatus {
    let progress = ProgressLine(context.errors, isWanted: !quiet)
    defer { progress.clear() }
    let result = try check.run(progress: progress.show)
    progress.clear()
    var report = CheckReport(result, isQuiet: quiet || diff)
    if let patch = result.patch {
      context.show(patch: patch)
      report.outcome.findings = []
      report.writeRemarks(in: context)
      return result.isIncomplete ? .failed : patch.isEmpty ? .done : .findings
    }
    try report.write(as: json ? .json : format ?? .usual(in: context), in: context)
    if result.isIncomplete { return .failed }
    if result.outcome.findings.contains(where: { $0.finding.severity >= failOn }) { return .findings }
    return result.lacksNamedFile ? .failed : .done
  }
}

extension Severity: ExpressibleByArgument {}
