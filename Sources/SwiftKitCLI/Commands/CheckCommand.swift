package import ArgumentParser
import HostMessages
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
      1 says that there are findings from --fail-on upwards, 2 that the check could not be done. Settings come from \
      .swiftkit.yml in this folder or the nearest above it.
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

  @Flag(help: "Check what comes on standard input; --path says what it is called.")
  var stdin = false

  @Option(help: ArgumentHelp("The path that the text on standard input is shown under.", valueName: "path"))
  var path = "stdin.swift"

  @Option(help: ArgumentHelp("Leave out the findings that this file holds.", valueName: "file"))
  var baseline: String?

  @Option(help: ArgumentHelp("Write all findings to this file, for --baseline.", valueName: "file"))
  var writeBaseline: String?

  @Flag(help: "Mend what can be mended by machine, then report what is left.")
  var fix = false

  @Flag(help: "Check every file anew, and remember nothing.")
  var noCache = false

  @OptionGroup var plugins: PluginOptions

  package init() {}

  package func validate() throws {
    if stdin, !paths.isEmpty { throw ValidationError("--stdin checks standard input; leave the paths out") }
    if stdin, fix { throw ValidationError("--fix writes files; it cannot mend standard input") }
  }

  package func run(in context: CommandContext) throws -> ExitStatus {
    var inventory = try PluginInventory(in: context)
    inventory.addSkillChecks(in: context)
    try plugins.requireUsable(inventory, in: context)
    let catalogue = CheckCatalogue(of: inventory.plugins)
    let (settings, folder) = try CheckSettings.nearest(in: context)
    try settings.requireKnown(in: catalogue)
    let chosen: [HostedPlugin]
    do {
      chosen = try catalogue.select(checks.map { CheckSelection($0) } ?? settings.selection, of: inventory.plugins)
    } catch {
      throw ValidationError(error.description)
    }

    let files = try files(in: context, leavingOut: IgnoreList(lines: settings.excluded), of: folder)
    let pool = inventory.pool(
      of: chosen.filter { !$0.checks.isEmpty }, limits: plugins.limits, settings: settings.hostSettings)
    var check = SourceCheck(pool: pool, width: Processors.count, settings: settings, catalogue: catalogue)
    if !noCache { check.cacheFolder = context.cacheFolder }
    var outcome = try check.run(files.files)
    var report = CheckReport(outcome: outcome, catalogue: catalogue)
    if fix {
      let fixing = try SourceFixing(check: check).run(outcome, files.files)
      outcome = fixing.outcome
      report.notes += fixing.notes
    }
    outcome.skipped = (files.skipped + outcome.skipped).sorted { $0.path < $1.path }
    outcome.problems = inventory.problems + outcome.problems
    if let writeBaseline {
      try Baseline(of: outcome.findings).write(to: context.resolve(writeBaseline))
      report.notes.append("wrote \(outcome.findings.count) findings to \(writeBaseline)")
      outcome.findings = []
    } else if let baseline {
      let (new, stale) = try Baseline(at: context.resolve(baseline)).apply(to: outcome.findings)
      outcome.findings = new
      if !stale.isEmpty {
        report.notes.append(
          "\(stale.count) findings of \(baseline) are gone; '--write-baseline \(baseline)' forgets them")
      }
    }
    report.outcome = outcome
    for file in files.files { report.sources[file.shown] = file.source }
    try report.write(as: json ? .json : format, in: context)
    return outcome.findings.contains { $0.finding.severity >= failOn } ? .findings : .done
  }

  private func files(
    in context: CommandContext, leavingOut list: IgnoreList, of folder: FilePath
  ) throws -> (files: [CheckedFile], skipped: [SkippedFile]) {
    if stdin {
      let bytes = try FileContents.readToEnd(STDIN_FILENO, limit: Int(plugins.limits.fileSize))
      return ([CheckedFile(path: context.resolve(path), shown: path, source: bytes)], [])
    }
    let found = try SwiftFiles(
      below: paths.isEmpty ? ["."] : paths, base: context.workingFolder, excluding: list, of: folder)
    return (found.files, found.skipped)
  }
}

extension Severity: ExpressibleByArgument {}
