package import POSIXSupport
package import PluginHosting
import ProjectModel
import RuleModel
import SourceChecking

/// A check that is ready to run, as often as somebody wants: its plugins are gathered, and each run looks at the files and
/// settings as they are then.
package struct CheckRun: Sendable {
  var request: CheckRequest
  let workplace: Workplace
  private let inventory: PluginInventory
  /// What has been read already of the projects around, by their roots.
  var knownProjects: [FilePath: ProjectModel] = [:]
  /// What holds, where it was found out before the texts were known.
  private var begun: CheckSetup?
  /// What is around, where it was found out before the texts were known.
  private var prepared: (around: CheckSurroundings, memory: FactMemory)?

  /// Gathers the plugins.
  ///
  /// - Parameters:
  ///   - startsAtOnce: whether somebody waits for a run, for which a host may start before its files are known.
  ///   - reserve: where a host of other work may be that the run can use.
  package init(
    _ request: CheckRequest, in workplace: Workplace, startsAtOnce: Bool = true, host reserve: HostReserve? = nil
  ) throws {
    // One text is checked while somebody waits for it, by one host; and unless it was checked before, there is work.
    var isText = false
    if case .text = request.subject { isText = true }
    let isUrgent = startsAtOnce && request.isOneText && (!request.isCached || isText)
    var inventory = try PluginInventory.withSkillChecks(
      in: workplace, startingHostWith: isUrgent ? request.limits : nil)
    inventory.reserve = inventory.reserve ?? reserve
    try RequiredPlugins(request.plugins, in: workplace).requireUsable(inventory)
    (self.request, self.workplace, self.inventory) = (request, workplace, inventory)
  }

  /// The plugins, as the catalogue of a result numbers them.
  var plugins: [HostedPlugin] { inventory.plugins }

  /// The files that a run would be about now, with the settings of their folders.
  package func files() throws -> [FilePath] {
    let setup = try setup()
    let found = try SwiftFiles(
      below: request.paths, under: setup, in: workplace, documents: request.takesDocuments)
    let settings = ([setup.folder] + found.settingsFolders).map { $0.appending(CheckSettings.fileName) }
    return found.files.map(\.path) + settings + setup.settings.extendedFiles
  }

  /// Reads the settings, and lets the host load what they choose; runs do not look again.
  mutating func begin() throws {
    let setup = try setup()
    check(under: setup) { false }.pool.loadAhead()
    begun = setup
  }

  /// Finds out what is around the texts of a request, which come later; runs do not look again. Only once it has begun.
  ///
  /// - Parameter folders: what has been seen already of the folders of a project.
  mutating func prepare(seeing folders: FolderMemory?) {
    guard let setup = begun else { return }
    let places = CheckSubject.places(of: request, in: workplace)
    let around = CheckSurroundings(of: places, under: setup, in: workplace, seeing: folders)
    let memory = FactMemory()
    var check = check(under: setup) { false }
    check.knows(around, memory)
    check.readSurroundings()
    prepared = (around, memory)
  }

  /// Checks, fixes where that is asked for, and compares with the baseline.
  ///
  /// - Parameters:
  ///   - isStopped: asked while it goes on: true ends it.
  ///   - progress: told how many files of how many are done.
  package func run(
    isStopped: @escaping @Sendable () -> Bool = { false }, progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) throws -> CheckResult {
    var setup = try begun ?? setup()
    setup.settings.deploymentTarget = setup.settings.deploymentTarget ?? request.deploymentTarget
    let kept = try KeptBaseline(for: request, under: setup, in: workplace)
    if begun == nil { check(under: setup, isStopped).pool.loadAhead() }
    // Project files are read on a second thread while the files to check are looked for.
    let (places, known) = (CheckSubject.places(of: request, in: workplace), knownProjects)
    let reading =
      setup.settings.deploymentTarget == nil
      ? Background { ProjectDeployment(around: places, knowing: known) } : nil
    let subject = try CheckSubject(of: request, setup, in: workplace, around: prepared?.around, isStopped: isStopped)
    let own = { (folder: FilePath) in
      try CheckSetup(
        checks: request.checks, inventory, CheckSettings.read(in: folder, workplace), folder)
    }
    var parts = try subject.parts(under: setup, own)
    var assumption: String?
    if parts.contains(where: { $0.setup.settings.deploymentTarget == nil }) {
      let deployment = reading?.value ?? ProjectDeployment(around: places, knowing: known)
      parts = subject.parts(parts, by: deployment)
      assumption = self.assumption(parts, deployment)
    }
    parts += try subject.documentParts(under: setup, own)
    let total = subject.count
    let memory = prepared?.memory ?? (parts.count > 1 || !subject.around.isEmpty ? FactMemory() : nil)
    var done = 0
    let outcomes = try parts.map { part in
      defer { done += part.count }
      var check = check(under: part.setup, isStopped)
      check.knows(subject.around, memory)
      check.assets = subject.assets
      return try part.check(with: check) { progress(done + $0, total) }
    }
    var result = CheckResult(CheckOutcome(joining: outcomes), setup.catalogue)
    if request.isTimed { result.timed = result.outcome.findings }
    if subject.isNothingThere { result.notes.append(nothingThere) }
    result.notes += CheckSettings.foreign(around: workplace.workingFolder, in: workplace).map {
      "'\(workplace.shown($0.string))' is not used: its folder belongs to another user, or others can write to it"
    }
    result.assumption = assumption
    result.notes += strangeTargets(parts)
    let settings = setup.settings
    result.gate = CheckGate(
      failOn: request.failOn ?? settings.failOn ?? request.usuallyFailsOn,
      mostWarnings: request.mostWarnings ?? settings.mostWarnings)
    let (everything, isWanted) = try fix(
      kept, subject, zip(parts, outcomes).map { ($0, $1) }, memory, isStopped, &result)
    finish(subject, isStrict: request.isStrict || settings.isStrict, &result)
    if result.patch == nil { try compare(with: kept, under: setup, subject, finding: everything, isWanted, &result) }
    result.sources = subject.sources
    return result
  }

  private func setup() throws -> CheckSetup {
    let (settings, folder) = try CheckSettings.nearest(in: workplace)
    try ChosenSkills.requireKnown(settings, in: workplace)
    return try CheckSetup(checks: request.checks, inventory, settings, folder)
  }

  private func check(under setup: CheckSetup, _ isStopped: @escaping @Sendable () -> Bool) -> SourceCheck {
    var pool = inventory.pool(
      of: setup.chosen.filter { !$0.checks.isEmpty }, limits: request.limits,
      settings: setup.settings.hostSettings(of: inventory.plugins))
    pool.isTiming = request.isTimed
    pool.isStopped = isStopped
    var check = SourceCheck(
      pool: pool, width: Processors.count, settings: setup.settings, catalogue: setup.catalogue)
    if case .texts = request.subject { check.isOfNewCode = true }
    // What a cache knows took no time.
    if request.isCached, !request.isTimed { check.cacheFolder = workplace.cacheFolder }
    return check
  }

  // MARK: - What follows a check

  /// Fixes what is wanted, where that is asked for, and leaves in `result` only what the request is about.
  ///
  /// - Returns: all that there is to find now, and whether the request is about a finding.
  private func fix(
    _ kept: KeptBaseline?, _ subject: CheckSubject, _ parts: [(part: CheckSubject.Part, outcome: CheckOutcome)],
    _ memory: FactMemory?, _ isStopped: @escaping @Sendable () -> Bool, _ result: inout CheckResult
  ) throws -> (everything: [CheckedFinding], isWanted: (CheckedFinding) -> Bool) {
    var everything = result.outcome.findings
    result.outcome.findings.removeAll { !subject.scope.includes($0) }
    let isShowing: Bool
    switch request.fixing {
    case .none: return (everything, { subject.scope.includes($0) })
    case .writing: isShowing = false
    case .showing: isShowing = true
    }
    let known = Set(result.outcome.findings.map(\.likeness))
    let new = kept?.apply(to: everything, of: subject, below: request.paths).new ?? everything
    let wanted = Set(new.filter { subject.scope.includes($0) })
    let fixings = try parts.filter { !$0.part.isOfDocuments }.map { part, outcome in
      var check = check(under: part.setup, isStopped)
      check.knows(subject.around, memory ?? FactMemory())
      check.assets = subject.assets
      return try SourceFixing(
        check: check, workingIn: workplace.workingFolder, onlyShowing: isShowing,
        putting: request.suppressionReason.map { .suppressions(reason: $0) }
          ?? (request.takesSuggestions ? .suggestions : .fixes)
      ).run(
        outcome, part.files, beside: part.others, fixing: wanted.contains)
    }
    let ofDocuments = parts.filter(\.part.isOfDocuments).map(\.outcome)
    result.outcome = CheckOutcome(joining: fixings.map(\.outcome) + ofDocuments)
    // Lines have moved, so what was not wanted before is known by its looks.
    let isNarrow = request.scope.isNarrow
    let isWanted = { (finding: CheckedFinding) in !isNarrow || known.contains(finding.likeness) }
    everything = result.outcome.findings
    result.outcome.findings.removeAll { !isWanted($0) }
    for note in fixings.flatMap(\.notes) where !result.notes.contains(note) { result.notes.append(note) }
    if isShowing { result.patch = fixings.map(\.diff).joined() }
    return (everything, isWanted)
  }

  /// Adds what the run itself cannot know: files and plugins that it was not even given.
  private func finish(_ subject: CheckSubject, isStrict: Bool, _ result: inout CheckResult) {
    result.failures = result.outcome.problems
    result.notes += result.outcome.advice.map(\.sentence)
    result.outcome.skipped = (subject.skipped + result.outcome.skipped).sorted { $0.path < $1.path }
    result.outcome.problems = inventory.problems + result.outcome.problems
    result.isIncomplete = isIncomplete(result.outcome, subject, isStrict)
    let named = Set(request.paths.map { workplace.resolve($0).lexicallyNormalized() })
    result.lacksNamedFile = result.outcome.skipped.contains { skipped in
      if case .text = request.subject { return true }
      return named.contains(workplace.resolve(skipped.path).lexicallyNormalized())
    }
  }

  private func isIncomplete(_ outcome: CheckOutcome, _ subject: CheckSubject, _ isStrict: Bool) -> Bool {
    if subject.isNothingThere, !request.paths.isEmpty { return true }
    if isStrict, !(outcome.problems.isEmpty && outcome.skipped.isEmpty && outcome.broken.isEmpty) {
      return true
    }
    var asked = RequiredPlugins(request.plugins, in: workplace).ids(in: inventory).union([SkillChecks.pluginName])
    // Whoever names a plugin's checks in the call wants that plugin.
    for name in CheckSelection(request.checks ?? "").named { asked.insert(String(name.prefix { $0 != "/" })) }
    return outcome.problems.contains { asked.contains($0.plugin) }
  }

  /// What to say where nothing of a project says its lowest system, and files are checked.
  private func assumption(_ parts: [CheckSubject.Part], _ deployment: ProjectDeployment) -> String? {
    let unknown = parts.reduce(0) { $0 + $1.untold }
    guard deployment.isProject, unknown > 0 else { return nil }
    return "no deployment target found for \(unknown.counted("file")), assuming iOS "
      + "\(CheckSettings.defaultDeploymentTarget); set 'deployment-target' in \(CheckSettings.fileName)"
  }

  /// What to say of deployment targets that no system has reached: most likely somebody mistyped them.
  private func strangeTargets(_ parts: [CheckSubject.Part]) -> [String] {
    let newest = CheckSettings.defaultDeploymentTarget
    let limit = Int(newest).map { $0 + 1 } ?? .max
    let targets = parts.reduce(into: Set(parts.compactMap(\.setup.settings.deploymentTarget))) {
      $0.formUnion($1.targets)
    }
    return targets.sorted().filter { target in
      Int(target.prefix { $0 != "." }).map { $0 > limit } ?? false
    }.map {
      "the deployment target \($0) is far above iOS \(newest), the newest that this swiftkit knows, so no API is too new for it; "
        + "is it a mistake?"
    }
  }

  /// What to say where no Swift file was found.
  private var nothingThere: String {
    guard let first = request.paths.first else { return "no Swift files here" }
    let more = request.paths.count > 1 ? " and \(request.paths.count - 1) more" : ""
    return "no Swift files in '\(first)'\(more); files that git ignores or 'exclude' matches are skipped"
  }
}

extension CheckRun {
  /// What there is to say about a check; throws `UnknownCheck`.
  package func explanation(of check: String) throws -> CheckExplanation {
    try CheckExplanation(of: check, among: inventory, in: workplace)
  }
}

extension SourceCheck {
  /// Lets it know the code around its files, and what is remembered of that.
  fileprivate mutating func knows(_ surroundings: CheckSurroundings, _ memory: FactMemory?) {
    (around, dependencies, factMemory) = (surroundings.projects, surroundings.packages, memory)
  }
}

extension CheckedFinding {
  /// What stays the same when lines above are added or removed.
  fileprivate var likeness: [String] { [finding.path, finding.check, lineText] }
}
