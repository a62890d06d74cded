package import ArgumentParser
import HostMessages
import POSIXSupport
import PluginHosting
import RuleModel
import SourceChecking

/// `swiftkit check`: findings in Swift source.
package struct CheckCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    leaf: "check",
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
    // One text is checked while somebody waits for it, by one host; and unless it was checked before, there is work.
    let isOneText = scope.stdin || scope.paths.count == 1 && scope.paths[0].hasSuffix(".swift")
    let isUrgent = explain == nil && !watch && isOneText && (noCache || scope.stdin)
    var inventory = try PluginInventory(in: context, startingHostWith: isUrgent ? plugins.limits : nil)
    inventory.addSkillChecks(in: context)
    try plugins.requireUsable(inventory, in: context)
    if let explain { return try CheckExplainer(inventory, in: context).explain(explain, json: json) }
    guard watch else { return try checkOnce(inventory, in: context) }
    return try CheckWatch(in: context).run(looking: {
      let setup = try Setup(self, inventory, in: context)
      let found = try found(setup, in: context)
      let settings = ([setup.folder] + found.settingsFolders).map { $0.appending(CheckSettings.fileName) }
      return found.files.map(\.path) + settings
    }
    ) { try checkOnce(inventory, in: context) }
  }

  /// What holds for all files under the same settings.
  struct Setup {
    let catalogue: CheckCatalogue
    let settings: CheckSettings
    let folder: FilePath
    let chosen: [HostedPlugin]

    init(_ command: CheckCommand, _ inventory: PluginInventory, in context: CommandContext) throws {
      let (settings, folder) = try CheckSettings.nearest(in: context)
      try self.init(command, inventory, settings, folder)
    }

    init(_ command: CheckCommand, _ inventory: PluginInventory, _ settings: CheckSettings, _ folder: FilePath) throws {
      catalogue = CheckCatalogue(of: inventory.plugins)
      var settings = settings
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
    let subject = try CheckSubject(self, setup, in: context)
    let parts = try subject.parts(under: setup, in: context) { folder in
      try Setup(self, inventory, CheckSettings.read(in: folder, context), folder)
    }
    let progress = ProgressLine(context.errors, total: subject.count, isWanted: !quiet)
    defer { progress.clear() }
    var done = 0
    let memory = parts.count > 1 ? FactMemory() : nil
    let outcomes = try parts.map { part in
      defer { done += part.count }
      var check = check(under: part.setup, inventory, in: context)
      check.factMemory = memory
      return try part.check(with: check) { progress.show(done + $0) }
    }
    progress.clear()
    var outcome = CheckOutcome(joining: outcomes)
    outcome.findings.removeAll { !subject.scope.includes($0) }

    var report = CheckReport(outcome: outcome, catalogue: setup.catalogue, isQuiet: quiet || diff)
    if fix || diff {
      let known = Set(outcome.findings.map(\.likeness))
      let fixings = try zip(parts, outcomes).map { part, outcome in
        try SourceFixing(check: check(under: part.setup, inventory, in: context), onlyShowing: diff).run(
          outcome, part.files, beside: part.others, within: subject.scope)
      }
      outcome = CheckOutcome(joining: fixings.map(\.outcome))
      // Lines have moved, so what was not wanted before is known by its looks.
      outcome.findings.removeAll { !known.contains($0.likeness) }
      for note in fixings.flatMap(\.notes) where !report.notes.contains(note) { report.notes.append(note) }
      if diff {
        let text = fixings.map(\.diff).joined()
        context.show(patch: text)
        report.outcome.findings = []
        report.writeRemarks(in: context)
        return text.isEmpty ? .done : .findings
      }
    }
    outcome.skipped = (subject.skipped + outcome.skipped).sorted { $0.path < $1.path }
    outcome.problems = inventory.problems + outcome.problems
    try compareWithBaseline(&outcome, &report, in: context)
    report.outcome = outcome
    report.sources = subject.sources
    try report.write(as: json ? .json : format, in: context)
    if outcome.findings.contains(where: { $0.finding.severity >= failOn }) { return .findings }
    return isNamed(anyOf: outcome.skipped, in: context) ? .failed : .done
  }

  /// Whether what could not be checked was asked for by its own name, and not just met in a folder.
  private func isNamed(anyOf skipped: [SkippedFile], in context: CommandContext) -> Bool {
    let named = Set(scope.paths.map { context.resolve($0).lexicallyNormalized() })
    return skipped.contains { scope.stdin || named.contains(context.resolve($0.path).lexicallyNormalized()) }
  }

  private func check(under setup: Setup, _ inventory: PluginInventory, in context: CommandContext) -> SourceCheck {
    let pool = inventory.pool(
      of: setup.chosen.filter { !$0.checks.isEmpty }, limits: plugins.limits, settings: setup.settings.hostSettings)
    var check = SourceCheck(
      pool: pool, width: Processors.count, settings: setup.settings, catalogue: setup.catalogue)
    if !noCache { check.cacheFolder = context.cacheFolder }
    return check
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

  func found(_ setup: Setup, in context: CommandContext) throws -> SwiftFiles {
    try SwiftFiles(
      below: scope.paths.isEmpty ? ["."] : scope.paths, base: context.workingFolder,
      excluding: IgnoreList(lines: setup.settings.excluded), of: setup.folder)
  }
}

extension Severity: ExpressibleByArgument {}

extension CheckedFinding {
  /// What stays the same when lines above are added or removed.
  fileprivate var likeness: [String] { [finding.path, finding.check, lineText] }
}
