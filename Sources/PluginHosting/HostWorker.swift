import HostMessages
import POSIXSupport

/// One place at which a host runs: one process after another, each taking tasks from the run.
///
/// A class because it is the one owner of a process that the event loop comes back to.
final class HostWorker {
  /// How a host ended, and who had control.
  struct End {
    let mark: RunningMark?
    let isHang: Bool
    /// It was given up because nothing got done, whatever its mark said.
    let isOverdue: Bool
    let limit: Duration
    /// The memory that it was not to take more of, where it was ended for that.
    var excess: UInt64?
    let ending: ChildProcess.Ending
    let lastWords: String?

    /// "checking this file ended the process with SIGSEGV (bad memory access)".
    func sentence(doing activity: String) -> String {
      let words = lastWords.map { ": \($0)" } ?? ""
      return switch ending {
      case _ where isHang: "\(activity) took longer than \(limit.inWords)"
      case _ where excess != nil: "\(activity) took more than \((excess ?? 0) >> 20) MiB of memory"
      case .exited(let code): "\(activity) ended the process with exit(\(code))\(words)"
      case .signalled(let number): "\(activity) ended the process with \(Signal.name(of: number))\(words)"
      }
    }

    /// What to try when loading a library ended the process: a Mac kills whoever looks at one whose signature is broken.
    var loadingHint: String {
      #if canImport(Darwin)
        if ending == .signalled(SIGKILL), !isHang, excess == nil {
          return
            "; its signature may be invalid because it was changed after linking; try 'codesign --force --sign - LIBRARY'"
        }
      #endif
      return ""
    }
  }

  /// Tasks that are sent ahead, so that a host need not wait for us between two files.
  static let window = 16

  private let pool: HostPool
  private let tasks: [HostTask]
  private var process: HostProcess?
  private var outstanding: [Int] = []
  private var lastSteps: UInt64 = 0
  private var lastProgress = ContinuousClock.now
  /// When something was last done, by what arrived here and not by what the host says of itself.
  private var lastDone = ContinuousClock.now
  /// How much of the host's waiting for a processor has been given back to it.
  private var knownWaiting = Duration.zero
  private var isReady = false
  /// What the host said of itself and of what it loaded, where somebody else may use it next.
  private var heard: [HostReply] = []
  /// The settings beside those of the pool that the host was told last; nil for none at all.
  private var configured: [HostConfiguration.Setting]?

  init(pool: HostPool, tasks: [HostTask]) { (self.pool, self.tasks) = (pool, tasks) }

  /// Gives the host tasks, and starts one first when there is something to do.
  func feed(from run: inout HostRun, share workers: Int) throws(HostingError) {
    // Towards the end hosts take less at a time, so that none is left with all of the rest.
    let fair = min(HostWorker.window, max(1, run.remaining / (workers * 2)))
    while outstanding.count < fair, run.remaining > 0 {
      if process == nil { try start(for: run) }
      guard let task = run.takeTask() else { break }
      if outstanding.isEmpty { lastDone = .now }
      outstanding.append(task)
      configure(for: tasks[task].settings)
      process?.send([run.request(for: task)])
    }
    process?.flush()
  }

  /// Tells the host what holds from here on, unless that is what it was told last.
  private func configure(for own: [HostConfiguration.Setting]) {
    guard configured != own else { return }
    configured = own
    process?.send([.configure(pool.configuration(adding: own))])
  }

  func exclude(_ check: CheckReference) { process?.send([.exclude(check)]) }

  /// Waits until one of the workers' hosts says something or has been silent for too long.
  ///
  /// When we ourselves were stopped meanwhile, by Ctrl-Z or a closed lid, that time is nobody's fault.
  static func wait(for workers: [HostWorker]) {
    var requests = workers.flatMap { $0.process?.interests ?? [] }
    let now = ContinuousClock.now
    // A host goes from one step to the next without telling us, and the next may have less time than this one.
    var glance = (workers.first?.pool.limits.time ?? .seconds(1)) / 4
    // Memory can go as fast.
    if workers.contains(where: { $0.process?.footprint != nil }) { glance = min(glance, .milliseconds(100)) }
    let soonest = min(glance, workers.compactMap { $0.deadline.map { now.duration(to: $0) } }.min() ?? glance)
    let milliseconds = soonest.components.seconds * 1_000 + soonest.components.attoseconds / 1_000_000_000_000_000
    let wait = Int32(clamping: max(1, milliseconds + 1))
    _ = poll(&requests, nfds_t(requests.count), wait)
    let surplus = now.duration(to: .now) - .milliseconds(Int64(wait))
    if surplus > .milliseconds(500) { workers.forEach { $0.allow(surplus) } }
  }

  private func allow(_ more: Duration) {
    lastProgress += more
    lastDone += more
  }

  /// Takes what the host says, and deals with one that is gone or hangs.
  func advance(_ run: inout HostRun) throws(HostingError) {
    guard process != nil else { return }
    process?.flush()
    do {
      switch try process?.receive() {
      case .replies(let replies): try take(replies, &run)
      case .ended(let replies):
        try take(replies, &run)
        return try ended(&run, isHang: false)
      case nil: return
      }
    } catch let error as HostingError {
      throw error
    } catch {
      // Whoever was running wrote into our pipe: as good as a crash.
      return try ended(&run, isHang: false, killing: true)
    }
    if let footprint = process?.footprint, footprint > pool.limits.memory {
      return try ended(&run, isHang: false, isTooLarge: true, killing: true)
    }
    guard let deadline, case let now = ContinuousClock.now, now >= deadline else { return }
    let isOverdue = now >= lastDone.advanced(by: pool.limits.taskTime)
    if !isOverdue, forgivesWaiting(since: lastProgress, now) { return }
    try ended(&run, isHang: true, isOverdue: isOverdue, killing: true)
  }

  /// Gives the host the time back in which the machine was busy with others; false when there is none to speak of.
  ///
  /// What it may take until something is done stays as it is: a plugin can make itself wait.
  private func forgivesWaiting(since start: ContinuousClock.Instant, _ now: ContinuousClock.Instant) -> Bool {
    guard let waiting = process?.waiting else { return false }
    let wasted = min(waiting - knownWaiting, start.duration(to: now))
    knownWaiting = waiting
    guard wasted > .zero else { return false }
    lastProgress += wasted
    return true
  }

  func stop() {
    guard var process = process.take() else { return }
    if pool.keepsHost, pool.plugins.isEmpty, outstanding.isEmpty, let reserve = pool.reserve {
      process.say(again: heard)
      reserve.put(process)
    } else if pool.plugins.contains(where: \.isOfStranger) {
      _ = process.end()
    } else {
      process.leave()
    }
  }

  private func start(for run: HostRun) throws(HostingError) {
    let opening = pool.opening(without: run.excludedPlugins)
    do {
      process = pool.reserve?.take(openedWith: opening, orMore: pool.keepsHost && pool.plugins.isEmpty)
      if process == nil {
        process = try HostProcess(pool.host, memoryLimit: pool.limits.memory, environment: pool.environment)
        if !opening.isEmpty { process?.begin(with: opening) }
      }
    } catch {
      throw .system(error)
    }
    lastSteps = 0
    (lastProgress, lastDone) = (.now, .now)
    knownWaiting = .zero
    isReady = false
    heard = []
    configured = nil
    configure(for: [])
    if !pool.facts.isEmpty { process?.send([.know(pool.facts.bytes)]) }
    process?.send(run.excludedChecks.sorted().map { .exclude($0) })
  }

  private func take(_ replies: [HostReply], _ run: inout HostRun) throws {
    for reply in replies {
      if pool.keepsHost, reply.isOfHost { heard.append(reply) }
      switch reply {
      case .ready(let version):
        // The host says this before it loads anything; what comes later is somebody else's.
        guard !isReady else { continue }
        isReady = true
        guard version == HostReply.version else {
          throw HostingError.otherHost(pool.host, version: version, repair: pool.repair)
        }
      case .loaded(let report): run.loaded(Int(report.library), report.plugin)
      case .timed(let report): if pool.isTiming { run.timed(report) }
      case .refused(let library, let reason): run.refused(Int(library), reason)
      case .checked(let report):
        guard outstanding.contains(Int(report.task)) else { continue }
        guard run.checked(report) else { throw MessageFault.unbelievable }
        finish(report.task)
      case .answered(let report):
        guard outstanding.contains(Int(report.task)) else { continue }
        guard run.answered(report) else { throw MessageFault.unbelievable }
        finish(report.task)
      case .edited(let report):
        guard outstanding.contains(Int(report.task)) else { continue }
        guard run.edited(report) else { throw MessageFault.unbelievable }
        finish(report.task)
      }
    }
  }

  private func finish(_ task: UInt32) {
    outstanding.removeAll { $0 == Int(task) }
    lastDone = .now
  }

  private func ended(
    _ run: inout HostRun, isHang: Bool, isOverdue: Bool = false, isTooLarge: Bool = false, killing: Bool = false
  ) throws(HostingError) {
    guard let process = process.take() else { return }
    let mark = process.mark
    let limit = isOverdue ? pool.limits.taskTime : self.limit(for: mark)
    let last = killing ? process.end() : process.wait()
    let unfinished = outstanding
    outstanding = []
    try run.hostEnded(
      End(
        mark: mark, isHang: isHang, isOverdue: isOverdue, limit: limit,
        excess: isTooLarge ? pool.limits.memory : nil, ending: last.ending,
        lastWords: last.lastWords),
      unfinished: unfinished)
  }

  /// When the host is given up unless something happens before; nil while it has nothing to do.
  private var deadline: ContinuousClock.Instant? {
    guard process != nil, !outstanding.isEmpty else { return nil }
    let steps = process?.steps ?? 0
    if steps != lastSteps {
      lastSteps = steps
      lastProgress = .now
    }
    return min(lastProgress.advanced(by: limit(for: process?.mark)), lastDone.advanced(by: pool.limits.taskTime))
  }

  private func limit(for mark: RunningMark?) -> Duration {
    switch mark {
    // A library that came with us loads at once, or the machine is at fault.
    case .loading(let library) where !isOfStranger(Int(library)): pool.limits.loading ?? pool.limits.ownTime
    case .loading: pool.limits.loading ?? pool.limits.time
    case .checking, .answering: pool.limits.time
    case .parsing(let task): pool.limits.parseTime(bytes: size(of: Int(task)))
    case .idle, .reading, nil: pool.limits.ownTime
    }
  }

  private func isOfStranger(_ library: Int) -> Bool {
    pool.plugins.indices.contains(library) && pool.plugins[library].isOfStranger
  }

  /// The bytes that a task is about.
  private func size(of task: Int) -> Int {
    guard tasks.indices.contains(task) else { return 0 }
    return switch tasks[task] {
    case .check(let path, _, let source, _): source?.count ?? FileStatus(path)?.size ?? 0
    case .ask(let question): question.utf8.count
    case .edit(let source, _, _): source.count
    }
  }
}

extension HostReply {
  /// Whether it is said of the host and what it loaded, and not of a task.
  fileprivate var isOfHost: Bool {
    switch self {
    case .ready, .loaded, .refused: true
    case .timed, .checked, .answered, .edited: false
    }
  }
}

extension Duration {
  /// "5 s" or "0.25 s".
  fileprivate var inWords: String {
    let milliseconds = components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000
    let rest = milliseconds % 1_000
    guard rest != 0 else { return "\(milliseconds / 1_000) s" }
    let digits = String("000\(rest)".suffix(3))
    return "\(milliseconds / 1_000).\(digits.reversed().drop { $0 == "0" }.reversed().map(String.init).joined()) s"
  }
}
