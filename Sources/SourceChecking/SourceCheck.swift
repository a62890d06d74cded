import FileMemory
import HostMessages
package import POSIXSupport
package import PluginHosting
import RuleModel
import SourceScanning

/// Runs checks over files.
package struct SourceCheck: Sendable {
  package let pool: HostPool
  /// How many hosts run at a time.
  package let width: Int
  private let settings: CheckSettings
  private let catalogue: CheckCatalogue
  /// Where reports are kept for the next run; nil when they are not.
  package var cacheFolder: FilePath?
  /// What checks of other parts of the same project found out already; nil where there are none.
  package var factMemory: FactMemory?
  /// The projects around the files to check: what their files declare the checks may ask about.
  package var around: [SwiftFiles] = []

  /// The sources of packages that the project uses.
  package var dependencies: [SwiftFiles] = []

  /// Whether the files are new and use nothing of packages: what a check calls a note only because a package may bring it
  /// is an error there, if its check reports errors.
  package var isOfNewCode = false

  /// What asset catalogs of the project add to what its files declare, as `SwiftFiles.assets` gives it.
  package var assets: [UInt8] = []

  /// - Parameter catalogue: every check there is, also those that are not run; those of the pool when nil.
  package init(
    pool: HostPool, width: Int, settings: CheckSettings = CheckSettings(), catalogue: CheckCatalogue? = nil
  ) {
    self.pool = pool
    self.width = width
    self.settings = settings
    self.catalogue = catalogue ?? CheckCatalogue(of: pool.plugins)
  }

  /// Checks `files`, which have distinct shown paths.
  ///
  /// The outcome does not depend on the number of hosts or on who was faster.
  /// - Parameter others: files that are not checked, but whose declarations the checks may ask about.
  package func run(
    _ files: [CheckedFile], beside others: [CheckedFile] = [], progress: (Int) -> Void = { _ in }
  ) throws(HostingError) -> CheckOutcome {
    // Texts that are handed over are parsed in any case.
    let isScreened = files.contains { $0.source == nil }
    let survey = FileSurvey(
      of: files, beside: facts(beside: files, others), through: isScreened ? screen : nil,
      sizeLimit: Int(pool.limits.fileSize), digesting: cacheFolder != nil, memory: factMemory)
    return self.outcome(try results(for: files, survey, progress: progress), files)
  }

  /// Checks all files that were found; when none has changed since the last time, none is read.
  ///
  /// - Parameter files: those of `found` in their order, where some have settings of their own.
  package func run(
    _ found: SwiftFiles, _ files: [CheckedFile]? = nil, progress: (Int) -> Void = { _ in }
  ) throws(HostingError) -> CheckOutcome {
    let files = files ?? found.files
    guard let cacheFolder else { return try run(files, progress: progress) }
    let memory = RunMemory(
      in: cacheFolder,
      key: SHA256.hexadecimal(of: pool.identity + found.place + SHA256.hexadecimal(of: assets) + files.ownSettings))
    let listing = (around + dependencies).reduce(found.listing) { $0.followed(by: $1.listing) }
    if let known = memory.recall(listing, plugins: pool.plugins.count) { return recalled(known, found) }
    try? Folder.make(cacheFolder, permissions: 0o700)
    let survey = FileSurvey(
      in: found, files, knowing: ContentMemory(in: cacheFolder, key: found.place), beside: facts(beside: files),
      through: screen, sizeLimit: Int(pool.limits.fileSize))
    let outcome = try results(for: files, survey, progress: progress)
    if outcome.problems.isEmpty {
      let reports = outcome.results.map { if case .checked(let report) = $0 { report } else { FileReport?.none } }
      let isWhole = reports.allSatisfy { report in
        guard let report else { return false }
        if case .skipped = report.outcome { return false }
        return true
      }
      let telling = reports.enumerated().compactMap { index, report in
        report.flatMap { $0.saysSomething ? $0.with(task: index) : nil }
      }
      if isWhole { memory.keep(listing, plugins: outcome.plugins, reports: telling, start: found.start) }
    }
    return self.outcome(outcome, files)
  }

  private func recalled(
    _ known: (plugins: [PluginDescription?], reports: [FileReport]), _ found: SwiftFiles
  ) -> CheckOutcome {
    let reports = known.reports.map { HostResult.checked($0) }
    let outcome = HostOutcome(results: reports, plugins: known.plugins, abandoned: [], problems: [])
    var checked = self.outcome(outcome, known.reports.map { found.file(Int($0.task)) })
    checked.files = found.count
    return checked
  }

  private func outcome(_ outcome: HostOutcome, _ files: [CheckedFile]) -> CheckOutcome {
    var findings: [CheckedFinding] = []
    var skipped: [SkippedFile] = []
    var broken: Set<String> = []
    let checks = checks(of: outcome)
    for (file, result) in zip(files, outcome.results) {
      switch result {
      case .checked(let report):
        if case .skipped(let reason) = report.outcome { skipped.append(SkippedFile(path: file.shown, reason: reason)) }
        if report.isBroken { broken.insert(file.shown) }
        findings += shown(report, in: file, outcome, checks)
      case .failed(let reason): skipped.append(SkippedFile(path: file.shown, reason: reason))
      case .answered, .edited:
        skipped.append(SkippedFile(path: file.shown, reason: "the plugin host gave an unexpected answer"))
      }
    }
    var checked = CheckOutcome(
      findings: findings.listed, files: files.count - skipped.count, skipped: skipped.sorted { $0.path < $1.path },
      problems: problems(outcome, files))
    checked.advice = DescriptorAdvice(pool.plugins, outcome).all
    checked.broken = broken
    checked.times = outcome.times.map { CheckTimes($0, of: pool.plugins, outcome.plugins) }
    return checked
  }

  /// Finds out what the files around declare, so that runs which share the memory need not.
  package func readSurroundings() { _ = facts(beside: []) }

  /// What is said by files that are not among `files`.
  private func facts(beside files: [CheckedFile], _ others: [CheckedFile] = []) -> SurroundingFacts {
    let memory = factMemory ?? FactMemory()
    let limit = Int(pool.limits.fileSize)
    let packages = dependencies.map { memory.dependencyFacts(of: $0, in: cacheFolder, sizeLimit: limit) }
    return SurroundingFacts(
      of: around, others, packages + [FactLines(of: [assets[...]])], without: files, memory: memory, in: cacheFolder,
      sizeLimit: limit)
  }

  /// What the descriptors of the plugins say that a file must hold for the checks of this run.
  private var screen: SourceScreen {
    SourceScreen(
      pool.plugins.flatMap { plugin in
        plugin.descriptor.checks.filter { plugin.checks.contains($0.id) }.map(\.literals)
      })
  }

  /// What the survey knows already, what hosts reported when they last saw the same, and for the rest what they report.
  private func results(
    for files: [CheckedFile], _ survey: FileSurvey, progress: (Int) -> Void
  ) throws(HostingError) -> HostOutcome {
    var pool = pool
    pool.facts = KnownLabels.removed(from: survey.facts, of: pool)
    // Of texts that do not lie on disk nothing is kept.
    let digests = zip(survey.digests, files).map { $0?.with($1.settings) }
    let isKept = digests.contains { $0 != nil }
    var cache =
      isKept ? cacheFolder.map { ReportCache(in: $0, key: pool.identity, plugins: pool.plugins.count) } : nil
    var results = files.indices.map { index -> HostResult? in
      if let report = digests[index].flatMap({ cache?.report(on: $0) }) { return .checked(report) }
      return survey.outcomes[index].map { .checked(FileReport(task: UInt32(clamping: index), outcome: $0)) }
    }
    var due = files.indices.filter { results[$0] == nil }
    if due.isEmpty, let cache, !cache.plugins.contains(nil) {
      return HostOutcome(results: results.compactMap { $0 }, plugins: cache.plugins, abandoned: [], problems: [])
    }
    // Plugins that cannot be loaded are told of even where no file needs them.
    if due.isEmpty, !files.isEmpty { due = [0] }
    let tasks = due.map { files[$0].task(limit: Int(pool.limits.fileSize)) }
    let run = try pool.run(tasks, width: width) { progress(files.count - due.count + $0) }
    for (index, result) in zip(due, run.results) { results[index] = result }
    // Where something went wrong the next run shall find out anew.
    if cache != nil, run.problems.isEmpty {
      for (digest, result) in zip(digests, results) {
        guard let digest, case .checked(let report)? = result, report.isWorthKeeping else { continue }
        if cache?.report(on: digest) == nil { cache?.remember(report, on: digest) }
      }
      cache?.save(plugins: run.plugins)
    }
    if let cacheFolder, cache != nil { CachePruning.run(in: cacheFolder) }
    return HostOutcome(
      results: results.map { $0 ?? .failed("it was not reached") }, plugins: run.plugins, abandoned: run.abandoned,
      problems: run.problems.map {
        PluginProblem(plugin: $0.plugin, check: $0.check, task: $0.task.map { due[$0] }, reason: $0.reason)
      }, times: run.times)
  }

  /// The findings of a file without the suppressed ones, and with what there is to say about suppressions.
  private func shown(
    _ report: FileReport, in file: CheckedFile, _ outcome: HostOutcome, _ checks: [[CheckCatalogue.Entry?]]
  ) -> [CheckedFinding] {
    let all = findings(report, in: file, checks)
    guard !report.remarks.isEmpty else { return all }
    var suppressions = SuppressionList(report.remarks, path: file.shown)
    let kept = all.filter { !suppressions.covers($0.finding) }
    let remarks = suppressions.findings(
      unknown: { catalogue.entry(named: $0) == nil ? catalogue.unknown($0) : nil },
      ran: { name in
        let isSilent = { (problem: CheckProblem) in problem.check == name || problem.check == nil }
        if problems(outcome, [file]).contains(where: isSilent) { return false }
        if let entry = catalogue.entry(named: name), settings.severity(of: entry, at: file.path) == nil { return false }
        return name == "all"
          || pool.plugins.contains { plugin in plugin.checks.contains { plugin.publicName(ofCheck: $0) == name } }
      })
    return kept + remarks.map { CheckedFinding(finding: $0, lineText: "", edits: []) }
  }

  /// The checks by the numbers that hosts give their libraries and them; nil for one that does not count.
  private func checks(of outcome: HostOutcome) -> [[CheckCatalogue.Entry?]] {
    pool.plugins.indices.map { number in
      (outcome.plugins[number]?.checks ?? []).enumerated().map { place, check in
        let reference = CheckReference(library: UInt16(clamping: number), check: UInt16(clamping: place))
        guard !outcome.abandoned.contains(reference) else { return nil }
        let name = pool.plugins[number].publicName(ofCheck: check.id)
        let traits = catalogue.entry(named: name)?.traits ?? CheckTraits()
        return CheckCatalogue.Entry(name: name, plugin: number, check: check, traits: traits)
      }
    }
  }

  /// The findings of a file in order, each once.
  private func findings(
    _ report: FileReport, in file: CheckedFile, _ checks: [[CheckCatalogue.Entry?]]
  ) -> [CheckedFinding] {
    let all = report.findings.compactMap { reported -> CheckedFinding? in
      let (plugin, place) = (Int(reported.check.library), Int(reported.check.check))
      guard checks.indices.contains(plugin), checks[plugin].indices.contains(place), let entry = checks[plugin][place],
        let severity = settings.severity(
          of: entry, at: file.path, isNote: reported.isNote && !(isOfNewCode && entry.severity == .error))
      else { return nil }
      let finding = Finding(
        check: entry.name, severity: severity, path: file.shown,
        start: SourcePosition(reported.start), end: SourcePosition(reported.end), message: reported.message,
        rules: entry.check.rules, fixable: !reported.edits.isEmpty && !reported.isSuggestion,
        suggested: !reported.edits.isEmpty && reported.isSuggestion)
      return CheckedFinding(finding: finding, lineText: reported.lineText, edits: reported.edits)
    }
    return all.listed.reduce(into: []) { known, finding in
      // Those that are equal stand side by side.
      let likely = known.reversed().prefix { !$0.precedes(finding) }
      if !likely.contains(finding) { known.append(finding) }
    }
  }

  private func problems(_ outcome: HostOutcome, _ files: [CheckedFile]) -> [CheckProblem] {
    outcome.problems.map { problem in
      let plugin = pool.plugins[problem.plugin]
      return CheckProblem(
        plugin: plugin.descriptor.id, check: problem.check.map { plugin.publicName(ofCheck: $0) },
        path: problem.task.flatMap { files.indices.contains($0) ? files[$0].shown : nil }, reason: problem.reason)
    }
  }
}

extension SourcePosition {
  init(_ place: SourcePlace) { self.init(line: Int(place.line), column: Int(place.column)) }
}

extension FileReport {
  /// A file that was skipped may be readable the next time.
  fileprivate var isWorthKeeping: Bool {
    if case .skipped = outcome { return false }
    return true
  }
}
