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

  @OptionGroup var scope: CheckScopeOptions

  @Option(help: "How findings are written: \(CheckFormat.list).")
  var format: CheckFormat = .text

  @Flag(help: "The same as --format json.")
  var json = false

  @Flag(name: .shortAndLong, help: "Print findings only, without the closing sum.")
  var quiet = false

  @Option(help: ArgumentHelp("'default', 'all' or names of checks with commas between.", valueName: "list"))
  var checks: String?

  @Option(help: ArgumentHelp("The severity from which findings make the exit code 1.", valueName: "severity"))
  var failOn: Severity = .warning

  @Option(help: ArgumentHelp("Explain this check: its rules, reasons and examples.", valueName: "check"))
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

  @Flag(help: "Check every file anew, and remember nothing.")
  var noCache = false

  @OptionGroup var plugins: PluginOptions

  package init() {}

  package func validate() throws {
    if scope.stdin, fix, !diff {
      throw ValidationError("--fix writes files; standard input can only be shown mended, with --diff")
    }
    if watch, scope.stdin || fix || diff || writeBaseline != nil || explain != nil {
      throw ValidationError("--watch only reports; leave --stdin, --fix, --diff, --write-baseline and --explain out")
    }
    if diff, json || format != .text { throw ValidationError("--diff has a format of its own; leave --format out") }
  }

  package func run(in context: CommandContext) throws -> ExitStatus {
    var inventory = try PluginInventory(in: context)
    inventory.addSkillChecks(in: context)
    try plugins.requireUsable(inventory, in: context)
    if let explain { return try CheckExplainer(inventory, in: context).explain(explain, json: json) }
    guard watch else { return try checkOnce(inventory, in: context) }
    return try CheckWatch(in: context).run(looking: {
      try found(Setup(self, inventory, in: context), in: context).files
    }
    ) { try checkOnce(inventory, in: context) }
  }

  /// What holds for a whole run.
  fileprivate struct Setup {
    let catalogue: CheckCatalogue
    let settings: CheckSettings
    let folder: FilePath
    let chosen: [HostedPlugin]

    init(_ command: CheckCommand, _ inventory: PluginInventory, in context: CommandContext) throws {
      catalogue = CheckCatalogue(of: inventory.plugins)
      var (settings, folder) = try CheckSettings.nearest(in: context)
      try settings.requireKnown(in: catalogue)
      settings.called = command.checks.map { CheckSelection($0) }
      (self.settings, self.folder) = (settings, folder)
      do {
        chosen = try catalogue.select(settings.selection, of: inventory.plugins)
      } catch {
        throw ValidationError(error.description)
      }
    }
  }

  private func checkOnce(_ inventory: PluginInventory, in context: CommandContext) throws -> ExitStatus {
    let setup = try Setup(self, inventory, in: context)
    let pool = inventory.pool(
      of: setup.chosen.filter { !$0.checks.isEmpty }, limits: plugins.limits, settings: setup.settings.hostSettings)
    var check = SourceCheck(
      pool: pool, width: Processors.count, settings: setup.settings, catalogue: setup.catalogue)
    if !noCache { check.cacheFolder = context.cacheFolder }
    let subject = try Subject(self, setup, in: context)
    let progress = ProgressLine(context.errors, total: subject.count, isWanted: !quiet)
    defer { progress.clear() }
    let all = try subject.check(with: check) { progress.show($0) }
    progress.clear()
    var outcome = all
    outcome.findings.removeAll { !subject.scope.includes($0) }

    var report = CheckReport(outcome: outcome, catalogue: setup.catalogue, isQuiet: quiet || diff)
    if fix || diff {
      let known = Set(outcome.findings.map(\.likeness))
      let fixing = try SourceFixing(check: check, onlyShowing: diff).run(
        all, subject.files, beside: subject.others, within: subject.scope)
      outcome = fixing.outcome
      // Lines have moved, so what was not wanted before is known by its looks.
      outcome.findings.removeAll { !known.contains($0.likeness) }
      report.notes += fixing.notes
      if diff {
        context.output.write(fixing.diff)
        report.outcome.findings = []
        report.writeRemarks(in: context)
        return fixing.diff.isEmpty ? .done : .findings
      }
    }
    outcome.skipped = (subject.skipped + outcome.skipped).sorted { $0.path < $1.path }
    outcome.problems = inventory.problems + outcome.problems
    try compareWithBaseline(&outcome, &report, in: context)
    report.outcome = outcome
    report.sources = subject.sources
    try report.write(as: json ? .json : format, in: context)
    return outcome.findings.contains { $0.finding.severity >= failOn } ? .findings : .done
  }

  private func compareWithBaseline(
    _ outcome: inout CheckOutcome, _ report: inout CheckReport, in context: CommandContext
  ) throws {
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
  }

  fileprivate func found(_ setup: Setup, in context: CommandContext) throws -> SwiftFiles {
    try SwiftFiles(
      below: scope.paths.isEmpty ? ["."] : scope.paths, base: context.workingFolder,
      excluding: IgnoreList(lines: setup.settings.excluded), of: setup.folder)
  }
}

/// The files of one run, and which of their findings are wanted.
private struct Subject {
  /// Nil when only some of the files are checked.
  private let found: SwiftFiles?
  private let chosen: [CheckedFile]
  /// Files that only say what they declare.
  let others: [CheckedFile]
  let scope: FindingScope
  let skipped: [SkippedFile]

  init(_ command: CheckCommand, _ setup: CheckCommand.Setup, in context: CommandContext) throws {
    if command.scope.stdin {
      let bytes = try FileContents.readToEnd(STDIN_FILENO, limit: Int(command.plugins.limits.fileSize))
      let path = command.scope.path
      chosen = [CheckedFile(path: context.resolve(path), shown: path, source: bytes)]
      (found, others, skipped) = (nil, [], [])
      scope = try command.scope.scope(of: chosen, in: context)
      return
    }
    let found = try command.found(setup, in: context)
    skipped = found.skipped
    guard command.scope.isNarrow else {
      (self.found, chosen, others, scope) = (found, [], [], .everything)
      return
    }
    let files = found.files
    let wanted = try command.scope.scope(of: files, in: context)
    (self.found, others, scope) = (nil, files, wanted)
    chosen = files.filter { wanted.includes($0) }
  }

  var count: Int { found?.count ?? chosen.count }

  /// The files to check, as values.
  var files: [CheckedFile] { found?.files ?? chosen }

  /// Texts that do not lie on disk.
  var sources: [String: [UInt8]] {
    Dictionary(chosen.compactMap { file in file.source.map { (file.shown, $0) } }) { first, _ in first }
  }

  func check(with check: SourceCheck, progress: (Int) -> Void) throws(HostingError) -> CheckOutcome {
    if let found { return try check.run(found, progress: progress) }
    return try check.run(chosen, beside: others, progress: progress)
  }
}

extension Severity: ExpressibleByArgument {}

extension CheckedFinding {
  /// What stays the same when lines above are added or removed.
  fileprivate var likeness: [String] { [finding.path, finding.check, lineText] }
}
