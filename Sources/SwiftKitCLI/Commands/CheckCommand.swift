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
      try self.init(checks: command.checks, inventory, settings, folder)
    }

    /// - Parameter checks: those that a call names, in place of those of the settings.
    init(checks: String?, _ inventory: PluginInventory, _ settings: CheckSettings, _ folder: FilePath) throws {
      catalogue = CheckCatalogue(of: inventory.plugins)
      var settings = settings
      try settings.requireKnown(in: catalogue)
      settings.called = checks.map { CheckSelection($0) }
      if settings.called?.isEmpty == true { throw ValidationError("--checks names no check; see 'swiftkit checks'") }
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
    let timings = outcome.times.map { CheckTimings($0, findings: outcome.findings) }
    outcome.findings.removeAll { !subject.scope.includes($0) }

    var report = CheckReport(outcome: outcome, catalogue: setup.catalogue, isQuiet: quiet || diff)
    report.timings = timings
    if subject.isNothingThere { report.notes.append(nothingThere) }
    report.notes += CheckSettings.foreign(around: context.workingFolder, in: context).map {
      "'\(context.shown($0.string))' is not used: its folder belongs to another user, or others may write to it"
    }
    if fix || diff {
      let known = Set(outcome.findings.map(\.likeness))
      let wanted = Set(try keptBaseline(in: context)?.apply(to: outcome.findings).new ?? outcome.findings)
      let fixings = try zip(parts, outcomes).map { part, outcome in
        var check = check(under: part.setup, inventory, in: context)
        check.factMemory = memory ?? FactMemory()
        return try SourceFixing(check: check, workingIn: context.workingFolder, onlyShowing: diff).run(
          outcome, part.files, beside: part.others, mending: wanted.contains)
      }
      outcome = CheckOutcome(joining: fixings.map(\.outcome))
      // Lines have moved, so what was not wanted before is known by its looks.
      if scope.isNarrow { outcome.findings.removeAll { !known.contains($0.likeness) } }
      for note in fixings.flatMap(\.notes) where !report.notes.contains(note) { report.notes.append(note) }
      if diff {
        let text = fixings.map(\.diff).joined()
        context.show(patch: text)
        take(subject, inventory, &outcome)
        report.outcome = outcome
        report.outcome.findings = []
        report.writeRemarks(in: context)
        if isIncomplete(outcome, subject, inventory, in: context) { return .failed }
        return text.isEmpty ? .done : .findings
      }
    }
    take(subject, inventory, &outcome)
    let isIncomplete = isIncomplete(outcome, subject, inventory, in: context)
    try compareWithBaseline(&outcome, &report, in: context)
    report.outcome = outcome
    report.sources = subject.sources
    try report.write(as: json ? .json : format ?? .usual(in: context), in: context)
    if isIncomplete { return .failed }
    if outcome.findings.contains(where: { $0.finding.severity >= failOn }) { return .findings }
    return isNamed(anyOf: outcome.skipped, in: context) ? .failed : .done
  }

  /// Adds what the run itself cannot know: files and plugins that it was not even given.
  private func take(_ subject: CheckSubject, _ inventory: PluginInventory, _ outcome: inout CheckOutcome) {
    outcome.skipped = (subject.skipped + outcome.skipped).sorted { $0.path < $1.path }
    outcome.problems = inventory.problems + outcome.problems
  }

  /// What to say where no Swift file was found.
  private var nothingThere: String {
    guard let first = scope.paths.first else { return "there is no Swift file here" }
    let more = scope.paths.count > 1 ? " and \(scope.paths.count - 1) more" : ""
    return "there is no Swift file in '\(first)'\(more); what git or 'exclude' leaves out is not looked at"
  }

  /// Whether something that was asked for took no part, so that neither findings nor their absence say how things are.
  ///
  /// Asked for is what the call names, and what a rule declares by `detect:`; with `--strict`, everything.
  private func isIncomplete(
    _ outcome: CheckOutcome, _ subject: CheckSubject, _ inventory: PluginInventory, in context: CommandContext
  ) -> Bool {
    if subject.isNothingThere, !scope.paths.isEmpty { return true }
    if strict, !(outcome.problems.isEmpty && outcome.skipped.isEmpty && outcome.broken.isEmpty) { return true }
    let asked = plugins.named(in: inventory, context).union([SkillChecks.pluginName])
    return outcome.problems.contains { asked.contains($0.plugin) }
  }

  /// Whether what could not be checked was asked for by its own name, and not just met in a folder.
  private func isNamed(anyOf skipped: [SkippedFile], in context: CommandContext) -> Bool {
    let named = Set(scope.paths.map { context.resolve($0).lexicallyNormalized() })
    return skipped.contains { scope.stdin || named.contains(context.resolve($0.path).lexicallyNormalized()) }
  }

  private func check(under setup: Setup, _ inventory: PluginInventory, in context: CommandContext) -> SourceCheck {
    var pool = inventory.pool(
      of: setup.chosen.filter { !$0.checks.isEmpty }, limits: plugins.limits, settings: setup.settings.hostSettings)
    pool.isTiming = timings
    var check = SourceCheck(
      pool: pool, width: Processors.count, settings: setup.settings, catalogue: setup.catalogue)
    // What a cache knows took no time.
    if !noCache, !timings { check.cacheFolder = context.cacheFolder }
    return check
  }

  private func compareWithBaseline(
    _ outcome: inout CheckOutcome, _ report: inout CheckReport, in context: CommandContext
  ) throws {
    if let writeBaseline {
      // What nobody looked at would look like something new the next time.
      guard outcome.problems.isEmpty else {
        throw IncompleteBaseline(path: writeBaseline, problems: report.lines(of: outcome.problems))
      }
      try Baseline(of: outcome.findings).write(to: context.resolve(writeBaseline))
      report.notes.append("wrote \(outcome.findings.count) findings to \(writeBaseline)")
      outcome.findings = []
    } else if let baseline, let kept = try keptBaseline(in: context) {
      let (new, stale) = kept.apply(to: outcome.findings)
      outcome.findings = new
      if !stale.isEmpty {
        report.notes.append(
          "\(stale.count) findings of \(baseline) are gone; '--write-baseline \(baseline)' forgets them")
      }
    }
  }

  /// What `--baseline` keeps.
  private func keptBaseline(in context: CommandContext) throws -> Baseline? {
    try baseline.map { try Baseline(at: context.resolve($0)) }
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

/// A baseline that would not hold what the run could not look at.
struct IncompleteBaseline: Error, CustomStringConvertible {
  let path: String
  let problems: [String]

  var description: String {
    "'\(path)' was not written, because not everything was checked: " + problems.joined(separator: "; ")
  }
}
