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
      paths, as --format xcode has them; at a terminal findings stand below their file, with the line of code. Exit code \
      1 says that there are findings from --fail-on upwards, 2 that the check could not be done. Settings come from \
      .swiftkit.yml in this folder or the nearest above it.
      """)

  @OptionGroup var scope: CheckScopeOptions

  @Option(
    help:
      "How findings are written: \(CheckFormat.list). Without it, text; grouped at a terminal; xcode where Xcode builds."
  )
  var format: CheckFormat?

  @Flag(help: "The same as --format json.")
  var json = false

  @Option(
    help: ArgumentHelp(
      "Write the findings in this format to this file as well; may be given several times.", valueName: "format=file"))
  var output: [CheckOutput] = []

  @Flag(help: "Print a table of how often each check found something, and in how many files.")
  var statistics = false

  @Flag(name: .shortAndLong, help: "Print findings only, without the closing sum.")
  var quiet = false

  @Option(
    help: ArgumentHelp("'default', 'all', or names of checks and groups with commas between.", valueName: "list"),
    completion: .checkLists)
  var checks: String?

  @Option(
    help: ArgumentHelp("Explain this check: its rules, reasons and examples.", valueName: "check"), completion: .checks)
  var explain: String?

  @OptionGroup var gate: CheckGateOptions

  @Flag(help: "Fix what can be fixed automatically, then report what is left.")
  var fix = false

  @Option(
    help: ArgumentHelp(
      "Write a comment at each finding that suppresses it, with this reason; --diff shows them.", valueName: "reason"))
  var addSuppressions: SuppressionReason?

  @Flag(
    name: [.long, .customLong("dry-run")],
    help: "Print what --fix would change as a unified diff, and write nothing; exit code 1 when there is something.")
  var diff = false

  @Flag(help: "Stay, and check again whenever something changes; Control-C ends it.")
  var watch = false

  @Flag(help: "Check every file anew, and remember nothing.")
  var noCache = false

  @Flag(help: "Say how long each plugin and check took, for how many files; every file is checked anew for that.")
  var timings = false

  @OptionGroup var plugins: PluginOptions

  package init() {}

  package func validate() throws {
    if scope.stdin, fix || addSuppressions != nil, !diff {
      throw ValidationError(
        "\(fix ? "--fix" : "--add-suppressions") writes files; for standard input, --diff shows what it would change")
    }
    if addSuppressions != nil, fix || watch || timings || explain != nil || gate.writeBaseline != nil {
      throw ValidationError(
        "--add-suppressions writes comments; leave --fix, --watch, --timings, --explain and --write-baseline out")
    }
    if gate.writeBaseline != nil, diff || scope.wanted.isNarrow {
      throw ValidationError(
        "--write-baseline takes all findings; leave --diff, --lines, --changed and --since out")
    }
    if watch, scope.stdin || fix || diff || gate.writeBaseline != nil || explain != nil {
      throw ValidationError("--watch only reports; leave --stdin, --fix, --diff, --write-baseline and --explain out")
    }
    if timings, fix || diff || watch || explain != nil {
      throw ValidationError("--timings measures one check; leave --fix, --diff, --watch and --explain out")
    }
    if let twice = output.indices.dropFirst().first(where: { index in
      output[..<index].contains { $0.isSameFile(as: output[index]) }
    }) {
      throw ValidationError("--output names '\(output[twice].file)' twice; each format needs a file of its own")
    }
    if diff, json || format != nil && format != .text || !output.isEmpty || statistics {
      throw ValidationError("--diff has a format of its own; leave --format, --output and --statistics out")
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
      return result.isIncomplete ? .failed : patch.isEmpty ? .done : gate.status(.findings)
    }
    if statistics { report.statistics = CheckStatistics(of: result.outcome.findings) }
    for output in output { try output.write(report, in: context) }
    try report.write(as: json ? .json : format ?? .usual(in: context), in: context)
    if result.isIncomplete { return .failed }
    if result.gate.fails(result.outcome.findings) || gate.isTooOld(result) { return gate.status(.findings) }
    return result.lacksNamedFile ? .failed : .done
  }
}

extension Severity: ExpressibleByArgument {}
