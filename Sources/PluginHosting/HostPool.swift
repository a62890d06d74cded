package import HostMessages
package import POSIXSupport

/// Runs tasks on a few host processes, and outlives every one of them.
///
/// What came with swiftkit, and checks that are data, share their hosts. Each plugin of somebody else's has hosts of its
/// own: whatever it does to its process, it speaks for itself alone.
///
/// When a host crashes, hangs or exits, the check that had control is left out for that file, a new host is started and
/// everything else is done all the same. A check that fails on several files is left out altogether: then all of its
/// findings are dropped, also those that it had reported before, because which ones these are depends on the order of
/// work, and the same input must give the same output.
package struct HostPool: Sendable {
  package let host: FilePath
  package let plugins: [HostedPlugin]
  package let limits: HostLimits
  package let settings: [HostConfiguration.Setting]
  /// What the files of the run declare, for checks that look beyond their own.
  package var facts = SourceFacts()
  /// The environment of the hosts, as `NAME=value`.
  package let environment: [String]
  /// Asked while a run goes on: true ends it with `HostingError.stopped`.
  package var isStopped: @Sendable () -> Bool = { false }
  /// Whether hosts say how long they take.
  package var isTiming = false
  /// A host that runs already.
  package var reserve: HostReserve?
  /// Whether the host of a pool without plugins goes back to the reserve after a run.
  package var keepsHost = false
  /// What to say when the host is not there.
  package let repair: String

  package init(
    host: FilePath, plugins: [HostedPlugin], limits: HostLimits = HostLimits(),
    settings: [HostConfiguration.Setting] = [], environment: [String], repair: String
  ) {
    self.host = host
    self.plugins = plugins
    self.limits = limits
    self.settings = settings
    self.environment = environment
    self.repair = repair
  }

  /// Does all `tasks` with up to `width` processes at a time.
  ///
  /// - Parameter progress: told how many tasks are done, whenever that changes.
  package func run(
    _ tasks: [HostTask], width: Int, progress: (Int) -> Void = { _ in }
  ) throws(HostingError) -> HostOutcome {
    guard FileStatus(host)?.kind == .file else { throw .hostMissing(host, repair: repair) }
    guard !tasks.isEmpty else {
      return HostOutcome(results: [], plugins: plugins.map { _ in nil }, abandoned: [], problems: [])
    }
    HostPool.surviveHosts()
    var merging = OutcomeMerging(tasks: tasks, plugins: plugins.count)
    let groups = self.groups(for: tasks)
    for (place, numbers) in groups.enumerated() {
      let part = part(numbers, isFirst: place == 0)
      let due = merging.due
      guard !due.isEmpty else { continue }
      let outcome = try part.runTogether(due.map { tasks[$0] }, width: width) { done in
        progress((place * tasks.count + (tasks.count - due.count) + done) / groups.count)
      }
      merging.take(outcome, for: due, numbers: numbers)
    }
    return merging.outcome
  }

  /// Lets the host in the reserve, if there is one, load what it will be asked for, while the caller finds out more.
  ///
  /// Nothing is waited for: a library that does not let itself be loaded is dealt with by the run.
  package func loadAhead() {
    guard let reserve else { return }
    HostPool.surviveHosts()
    let ours = plugins.indices.filter { !plugins[$0].isOfStranger }
    reserve.open(with: part(ours, isFirst: true).opening(without: []))
  }

  /// A host may be gone when we write to it; that must be an error here, not our end.
  private static func surviveHosts() { signal(SIGPIPE, SIG_IGN) }

  /// What a host is told to load; settings may still change until the run, and come with it.
  func opening(without excluded: Set<Int>) -> [HostRequest] {
    (isTiming ? [.time] : [])
      + plugins.enumerated().filter { !excluded.contains($0.offset) }.map { number, plugin in
        let number = UInt16(clamping: number)
        return plugin.declaration(number: number).map { .declare($0) }
          ?? .load(
            LibraryRequest(
              library: number, path: plugin.library.string, digest: plugin.digest, checks: plugin.checks))
      }
  }

  /// What holds for work that has these settings beside those of the pool.
  func configuration(adding own: [HostConfiguration.Setting]) -> HostConfiguration {
    HostConfiguration(settings: settings + own, findingLimit: limits.findings, fileSizeLimit: limits.fileSize)
  }

  /// The numbers of the plugins that share a process: first those that are ours or data, then each of the others.
  private func groups(for tasks: [HostTask]) -> [[Int]] {
    let strangers = plugins.indices.filter { plugins[$0].isOfStranger }
    let ours = plugins.indices.filter { !plugins[$0].isOfStranger }
    // A file is read and parsed by our own hosts even where none of our checks is wanted; a question is theirs alone.
    let isQuestions = tasks.allSatisfy { if case .ask = $0 { true } else { false } }
    return (ours.isEmpty && isQuestions && !strangers.isEmpty ? [] : [ours]) + strangers.map { [$0] }
  }

  /// The same pool with some of its plugins.
  private func part(_ numbers: [Int], isFirst: Bool) -> HostPool {
    var part = HostPool(
      host: host, plugins: numbers.map { plugins[$0] }, limits: limits, settings: settings, environment: environment,
      repair: repair)
    part.facts = facts
    part.isStopped = isStopped
    part.isTiming = isTiming
    part.keepsHost = keepsHost
    if isFirst { part.reserve = reserve }
    return part
  }

  /// Does all `tasks` on hosts that load all of the plugins.
  private func runTogether(
    _ tasks: [HostTask], width: Int, progress: (Int) -> Void
  ) throws(HostingError) -> HostOutcome {
    let hasStrangers = plugins.contains(where: \.isOfStranger)
    if hasStrangers { Orphans.adopt() }
    defer { if hasStrangers { Orphans.end() } }
    var run = HostRun(pool: self, tasks: tasks)
    // Before a second host has started and read all facts, the one that runs already is done with a few files.
    let most = reserve != nil && tasks.count <= HostWorker.window ? 1 : max(1, width)
    let workers = (0..<min(most, tasks.count)).map { _ in HostWorker(pool: self, tasks: tasks) }
    defer { workers.forEach { $0.stop() } }
    var reported = 0
    while !run.isDone {
      if isStopped() { throw .stopped }
      for worker in workers { try worker.feed(from: &run, share: workers.count) }
      HostWorker.wait(for: workers)
      for worker in workers { try worker.advance(&run) }
      for check in run.newlyAbandoned() {
        for worker in workers { worker.exclude(check) }
      }
      if run.done != reported {
        reported = run.done
        progress(reported)
      }
    }
    return run.outcome
  }
}

extension HostPool {
  /// Loads every plugin and does nothing with them.
  package func loadAll() throws(HostingError) -> HostOutcome {
    // An empty source needs no parsing; by its report all libraries have been dealt with.
    try run([.check("-", shownAs: "-", source: [])], width: 1)
  }
}
