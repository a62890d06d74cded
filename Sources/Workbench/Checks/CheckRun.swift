package import POSIXSupport
import PluginHosting
import RuleModel
import SourceChecking

/// A check that is ready to run, as often as somebody wants: its plugins are gathered, and each run looks at the files and
/// settings as they are then.
package struct CheckRun {
  private let request: CheckRequest
  private let workplace: Workplace
  private let inventory: PluginInventory

  /// Gathers the plugins.
  ///
  /// - Parameter startsAtOnce: whether somebody waits for a run, for which a host may start before its files are known.
  package init(_ request: CheckRequest, in workplace: Workplace, startsAtOnce: Bool = true) throws {
    // One text is checked while somebody waits for it, by one host; and unless it was checked before, there is work.
    var isText = false
    if case .text = request.subject { isText = true }
    let isUrgent = startsAtOnce && request.isOneText && (!request.isCached || isText)
    let inventory = try PluginInventory.withSkillChecks(
      in: workplace, startingHostWith: isUrgent ? request.limits : nil)
    try RequiredPlugins(request.plugins, in: workplace).requireUsable(inventory)
    (self.request, self.workplace, self.inventory) = (request, workplace, inventory)
  }

  /// The files that a run would be about now, with the settings of their folders.
  package func files() throws -> [FilePath] {
    let setup = try setup()
    let found = try SwiftFiles(below: request.paths, under: setup, in: workplace)
    let settings = ([setup.folder] + found.settingsFolders).map { $0.appending(CheckSettings.fileName) }
    return found.files.map(\.path) + settings
  }

  /// Checks, fixes where that is asked for, and compares with the baseline.
  ///
  /// - Parameters:
  ///   - isStopped: asked while it goes on: true ends it.
  ///   - progress: told how many files of how many are done.
  package func run(
    isStopped: @escaping @Sendable () -> Bool = { false }, progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) throws -> CheckResult {
    let setup = try setup()
    let subject = try CheckSubject(of: request, setup, in: workplace, isStopped: isStopped)
    let parts = try subject.parts(under: setup, in: workplace) { folder in
      try CheckSetup(checks: request.checks, inventory, CheckSettings.read(in: folder, workplace), folder)
    }
    let total = subject.count
    let memory = parts.count > 1 ? FactMemory() : nil
    var done = 0
    let outcomes = try parts.map { part in
      defer { done += part.count }
      var check = check(under: part.setup, isStopped)
      check.factMemory = memory
      return try part.check(with: check) { progress(done + $0, total) }
    }
    var result = CheckResult(CheckOutcome(joining: outcomes), setup.catalogue)
    if request.isTimed { result.timed = result.outcome.findings }
    result.outcome.findings.removeAll { !subject.scope.includes($0) }
    if subject.isNothingThere { result.notes.append(nothingThere) }
    result.notes += CheckSettings.foreign(around: workplace.workingFolder, in: workplace).map {
      "'\(workplace.shown($0.string))' is not used: its folder belongs to another user, or others may write to it"
    }
    try fix(zip(parts, outcomes).map { ($0, $1) }, memory, isStopped, &result)
    finish(subject, &result)
    if result.patch == nil { try compareWithBaseline(&result) }
    result.sources = subject.sources
    return result
  }

  private func setup() throws -> CheckSetup {
    let (settings, folder) = try CheckSettings.nearest(in: workplace)
    return try CheckSetup(checks: request.checks, inventory, settings, folder)
  }

  private func check(under setup: CheckSetup, _ isStopped: @escaping @Sendable () -> Bool) -> SourceCheck {
    var pool = inventory.pool(
      of: setup.chosen.filter { !$0.checks.isEmpty }, limits: request.limits, settings: setup.settings.hostSettings)
    pool.isTiming = request.isTimed
    pool.isStopped = isStopped
    var check = SourceCheck(
      pool: pool, width: Processors.count, settings: setup.settings, catalogue: setup.catalogue)
    // What a cache knows took no time.
    if request.isCached, !request.isTimed { check.cacheFolder = workplace.cacheFolder }
    return check
  }

  // MARK: - What follows a check

  private func fix(
    _ parts: [(part: CheckSubject.Part, outcome: CheckOutcome)], _ memory: FactMemory?,
    _ isStopped: @escaping @Sendable () -> Bool, _ result: inout CheckResult
  ) throws {
    let isShowing: Bool
    switch request.fixing {
    case .none: return
    case .writing: isShowing = false
    case .showing: isShowing = true
    }
    let known = Set(result.outcome.findings.map(\.likeness))
    let wanted = Set(try keptBaseline()?.apply(to: result.outcome.findings).new ?? result.outcome.findings)
    let fixings = try parts.map { part, outcome in
      var check = check(under: part.setup, isStopped)
      check.factMemory = memory ?? FactMemory()
      return try SourceFixing(check: check, workingIn: workplace.workingFolder, onlyShowing: isShowing).run(
        outcome, part.files, beside: part.others, mending: wanted.contains)
    }
    result.outcome = CheckOutcome(joining: fixings.map(\.outcome))
    // Lines have moved, so what was not wanted before is known by its looks.
    if request.scope.isNarrow { result.outcome.findings.removeAll { !known.contains($0.likeness) } }
    for note in fixings.flatMap(\.notes) where !result.notes.contains(note) { result.notes.append(note) }
    if isShowing { result.patch = fixings.map(\.diff).joined() }
  }

  /// Adds what the run itself cannot know: files and plugins that it was not even given.
  private func finish(_ subject: CheckSubject, _ result: inout CheckResult) {
    result.failures = result.outcome.problems
    result.outcome.skipped = (subject.skipped + result.outcome.skipped).sorted { $0.path < $1.path }
    result.outcome.problems = inventory.problems + result.outcome.problems
    result.isIncomplete = isIncomplete(result.outcome, subject)
    let named = Set(request.paths.map { workplace.resolve($0).lexicallyNormalized() })
    result.lacksNamedFile = result.outcome.skipped.contains { skipped in
      if case .text = request.subject { return true }
      return named.contains(workplace.resolve(skipped.path).lexicallyNormalized())
    }
  }

  private func isIncomplete(_ outcome: CheckOutcome, _ subject: CheckSubject) -> Bool {
    if subject.isNothingThere, !request.paths.isEmpty { return true }
    if request.isStrict, !(outcome.problems.isEmpty && outcome.skipped.isEmpty && outcome.broken.isEmpty) {
      return true
    }
    let asked = RequiredPlugins(request.plugins, in: workplace).ids(in: inventory).union([SkillChecks.pluginName])
    return outcome.problems.contains { asked.contains($0.plugin) }
  }

  /// What to say where no Swift file was found.
  private var nothingThere: String {
    guard let first = request.paths.first else { return "there is no Swift file here" }
    let more = request.paths.count > 1 ? " and \(request.paths.count - 1) more" : ""
    return "there is no Swift file in '\(first)'\(more); what git or 'exclude' leaves out is not looked at"
  }

  private func compareWithBaseline(_ result: inout CheckResult) throws {
    if let path = request.newBaseline {
      // What nobody looked at would look like something new the next time.
      guard result.outcome.problems.isEmpty else {
        throw IncompleteBaseline(path: path, problems: result.outcome.problems.map(\.sentence))
      }
      try Baseline(of: result.outcome.findings).write(to: workplace.resolve(path))
      result.notes.append("wrote \(result.outcome.findings.count) findings to \(path)")
      result.outcome.findings = []
    } else if let path = request.baseline, let kept = try keptBaseline() {
      let (new, stale) = kept.apply(to: result.outcome.findings)
      result.outcome.findings = new
      if !stale.isEmpty {
        result.notes.append("\(stale.count) findings of \(path) are gone; '--write-baseline \(path)' forgets them")
      }
    }
  }

  /// What the baseline keeps.
  private func keptBaseline() throws -> Baseline? {
    try request.baseline.map { try Baseline(at: workplace.resolve($0)) }
  }
}

extension CheckRun {
  /// What there is to say about a check; throws `UnknownCheck`.
  package func explanation(of check: String) throws -> CheckExplanation {
    try CheckExplanation(of: check, among: inventory, in: workplace)
  }
}

extension CheckedFinding {
  /// What stays the same when lines above are added or removed.
  fileprivate var likeness: [String] { [finding.path, finding.check, lineText] }
}
