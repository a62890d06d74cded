import HostMessages
import POSIXSupport

/// The state of one run over its hosts: what is done, what is still to do, and who may not take part any more.
struct HostRun {
  /// After so many files on which a check crashed, and so many on which it hung, it is left out altogether.
  private static let tolerated = (crashes: 3, hangs: 1)
  private static let toleratedMysteries = 3
  /// What the ends of hosts may sum up to while they run a plugin of somebody else's: 1 a crash, 8 a hang.
  private static let toleratedEnds = 64
  /// Nobody reads more than this.
  private static let mostProblems = 10_000

  private let pool: HostPool
  let tasks: [HostTask]
  private var results: [HostResult?]
  private var waiting: [Int]
  private(set) var done = 0
  private var descriptions: [PluginDescription?]
  private(set) var excludedPlugins: Set<Int> = []
  private var excludedInTask: [Int: Set<CheckReference>] = [:]
  private var failures: [CheckReference: (crashes: Int, hangs: Int)] = [:]
  private var abandoned: Set<CheckReference> = []
  private var announced: Set<CheckReference> = []
  private var problems: Set<PluginProblem> = []
  private var mysteries = 0
  private var ends = 0
  private let audit: ReportAudit
  private var times = HostTimes()

  init(pool: HostPool, tasks: [HostTask]) {
    self.pool = pool
    audit = ReportAudit(of: pool.plugins, limits: pool.limits)
    self.tasks = tasks
    results = tasks.map { _ in nil }
    waiting = Array(tasks.indices.reversed())
    descriptions = pool.plugins.map { _ in nil }
  }

  var isDone: Bool { done == tasks.count || hasNobodyLeft }

  /// Whether all of its plugins came from somebody else: then what a host says of itself may be theirs.
  private var isOfStrangers: Bool { !pool.plugins.isEmpty && pool.plugins.allSatisfy(\.isOfStranger) }

  /// Whether there is nothing to do because every plugin is left out.
  private var hasNobodyLeft: Bool { isOfStrangers && excludedPlugins.count == pool.plugins.count }

  /// How many tasks nobody has taken yet.
  var remaining: Int { waiting.count }

  var excludedChecks: Set<CheckReference> { abandoned }

  mutating func takeTask() -> Int? { waiting.popLast() }

  func request(for task: Int) -> HostRequest {
    switch tasks[task] {
    case .check(let path, let shown, let source, _):
      .check(
        FileRequest(
          task: UInt32(task), path: path.string, shownPath: shown, source: source.map { .init(bytes: $0) },
          excluding: (excludedInTask[task] ?? []).sorted()))
    case .ask(let question): .ask(QuestionRequest(task: UInt32(task), text: question))
    case .edit(let source, let edits, let isRemoval):
      .edit(EditRequest(task: UInt32(task), source: source, edits: edits, isRemoval: isRemoval))
    }
  }

  // MARK: What hosts say

  private mutating func finish(_ task: Int, _ result: HostResult) {
    guard results.indices.contains(task), results[task] == nil else { return }
    results[task] = result
    done += 1
  }

  /// Takes what was said of a file, which must be one of the tasks; false when no host says such a thing.
  mutating func checked(_ report: FileReport) -> Bool {
    guard case .check(_, _, let source, _) = tasks[Int(report.task)],
      let report = audit.sound(report, known: descriptions, size: source?.count)
    else { return false }
    complained(report.faults, about: Int(report.task))
    finish(Int(report.task), .checked(report))
    return true
  }

  /// Takes answers; false when no host gives such answers.
  mutating func answered(_ report: AnswerReport) -> Bool {
    guard case .ask = tasks[Int(report.task)], let report = audit.sound(report, known: descriptions) else {
      return false
    }
    complained(report.faults, about: nil)
    finish(Int(report.task), .answered(report))
    return true
  }

  /// Takes how long a host says that something took, of plugins that take part.
  mutating func timed(_ report: TimeReport) {
    switch report {
    case .loading(let library, _):
      guard pool.plugins.indices.contains(Int(library)) else { return }
    case .checking(_, _, let checks):
      guard checks.allSatisfy({ checkName($0.check) != nil }) else { return }
    }
    times.add(report)
  }

  /// Takes an edited file; false when no host gives such a one.
  mutating func edited(_ report: EditReport) -> Bool {
    guard case .edit(_, let edits, _) = tasks[Int(report.task)], report.outcomes.count == edits.count else {
      return false
    }
    finish(Int(report.task), .edited(report))
    return true
  }

  /// Takes what a plugin says of itself; what it said first holds, for whoever speaks later may be another.
  mutating func loaded(_ plugin: Int, _ said: PluginDescription) {
    guard descriptions.indices.contains(plugin), descriptions[plugin] == nil else { return }
    guard let description = pool.plugins[plugin].isOfStranger ? ReportAudit.sound(said) : said else {
      return refused(plugin, "it describes itself incorrectly")
    }
    descriptions[plugin] = description
    let known = Set(description.checks.map(\.id))
    for check in pool.plugins[plugin].checks where !known.contains(check) {
      note(plugin, check: check, nil, "it is in the descriptor, but not in the library")
    }
    // Files were chosen by the descriptor before the library was asked.
    let literals = Dictionary(description.checks.map { ($0.id, $0.literals) }) { first, _ in first }
    for check in pool.plugins[plugin].descriptor.checks where pool.plugins[plugin].checks.contains(check.id) {
      if let own = literals[check.id], own != check.literals {
        note(
          plugin, check: check.id, nil,
          "its literals in the descriptor differ from the library's, so files may be skipped")
      }
    }
  }

  mutating func refused(_ plugin: Int, _ reason: String) {
    guard pool.plugins.indices.contains(plugin), excludedPlugins.insert(plugin).inserted else { return }
    note(plugin, check: nil, nil, "it was not loaded: \(ReportAudit.reason(reason))")
  }

  private mutating func complained(_ faults: [PluginFault], about task: Int?) {
    for fault in faults { note(Int(fault.library), check: fault.check.flatMap(checkName), task, fault.reason) }
  }

  // MARK: When a host is gone

  /// Finds out whose fault it was that a host ended, and gives its unfinished tasks back.
  mutating func hostEnded(_ end: HostWorker.End, unfinished: [Int]) throws(HostingError) {
    waiting += unfinished.reversed()
    ends += end.isHang ? 8 : 1
    if isOfStrangers, end.isOverdue || ends > HostRun.toleratedEnds {
      for plugin in pool.plugins.indices where excludedPlugins.insert(plugin).inserted {
        let prefix = end.isOverdue ? "" : "the plugin host kept ending; most recently, "
        note(plugin, check: nil, nil, "it is not used: \(prefix)\(end.sentence(doing: "running it"))")
      }
      return
    }
    switch end.mark {
    // The mark is believed where it can be true; somebody may have written over it.
    case .loading(let library) where isTakingPart(library):
      excludedPlugins.insert(Int(library))
      note(Int(library), check: nil, nil, "it was not loaded: \(end.sentence(doing: "loading it"))\(end.loadingHint)")
    case .checking(let task, let check) where unfinished.contains(Int(task)) && mayRun(check, in: Int(task)):
      failed(check, in: Int(task), end)
    case .answering(let task, let library) where unfinished.contains(Int(task)) && isTakingPart(library):
      excludedPlugins.insert(Int(library))
      note(Int(library), check: nil, nil, "it did not answer: \(end.sentence(doing: "asking it"))")
    case .parsing(let task) where unfinished.contains(Int(task)) && !isOfStrangers:
      waiting.removeAll { $0 == Int(task) }
      finish(Int(task), .failed(end.sentence(doing: "parsing it")))
    case .reading(let task) where unfinished.contains(Int(task)) && !isOfStrangers:
      waiting.removeAll { $0 == Int(task) }
      finish(Int(task), .failed(end.sentence(doing: "reading it")))
    default:
      // Nobody waits half a minute again and again.
      mysteries += end.isHang ? 2 : 1
      if mysteries > HostRun.toleratedMysteries, !leftOutStrangers(end) {
        throw .hostFails(pool.host, reason: end.sentence(doing: "running it"))
      }
    }
  }

  private func isTakingPart(_ library: UInt16) -> Bool {
    pool.plugins.indices.contains(Int(library)) && !excludedPlugins.contains(Int(library))
  }

  /// Whether a host may have been running that check for the task.
  private func mayRun(_ check: CheckReference, in task: Int) -> Bool {
    isTakingPart(check.library) && checkName(check) != nil && !abandoned.contains(check)
      && !(excludedInTask[task] ?? []).contains(check)
  }

  /// Goes on without the plugins that did not come with swiftkit; false when there are none left.
  ///
  /// One that starts threads, or writes over the mark, can end a host so that nobody can tell who it was.
  private mutating func leftOutStrangers(_ end: HostWorker.End) -> Bool {
    let strangers = pool.plugins.indices.filter { pool.plugins[$0].isOfStranger && !excludedPlugins.contains($0) }
    for plugin in strangers {
      excludedPlugins.insert(plugin)
      note(
        plugin, check: nil, nil,
        "it is not used: the plugin host kept ending for unknown reasons; most recently, "
          + end.sentence(doing: "running it"))
    }
    mysteries = 0
    return !strangers.isEmpty
  }

  private mutating func failed(_ check: CheckReference, in task: Int, _ end: HostWorker.End) {
    excludedInTask[task, default: []].insert(check)
    if end.isHang { failures[check, default: (0, 0)].hangs += 1 } else { failures[check, default: (0, 0)].crashes += 1 }
    note(Int(check.library), check: checkName(check), task, end.sentence(doing: "checking this file"))
    let count = failures[check] ?? (0, 0)
    if count.crashes > HostRun.tolerated.crashes || count.hangs > HostRun.tolerated.hangs { abandoned.insert(check) }
  }

  /// Checks that were abandoned since the last call.
  mutating func newlyAbandoned() -> Set<CheckReference> {
    defer { announced = abandoned }
    return abandoned.subtracting(announced)
  }

  private func checkName(_ check: CheckReference) -> String? {
    guard let description = descriptions.indices.contains(Int(check.library)) ? descriptions[Int(check.library)] : nil,
      description.checks.indices.contains(Int(check.check))
    else { return nil }
    return description.checks[Int(check.check)].id
  }

  private mutating func note(_ plugin: Int, check: String?, _ task: Int?, _ reason: String) {
    guard pool.plugins.indices.contains(plugin), problems.count < HostRun.mostProblems else { return }
    problems.insert(PluginProblem(plugin: plugin, check: check, task: task, reason: reason))
  }

  // MARK: The end

  var outcome: HostOutcome {
    var shown = problems
    // Which of its files an abandoned check failed on first is chance; that it did is not.
    for check in abandoned {
      shown = shown.filter { $0.plugin != Int(check.library) || $0.check != checkName(check) }
      shown.insert(
        PluginProblem(
          plugin: Int(check.library), check: checkName(check), task: nil,
          reason: "it crashed or hung on several files; none of its findings are used"))
    }
    return HostOutcome(
      results: results.map { $0 ?? .failed("it was not reached") }, plugins: descriptions, abandoned: abandoned,
      problems: shown.sorted { $0.order < $1.order }, times: pool.isTiming ? times : nil)
  }
}

extension PluginProblem {
  var order: (Int, String, Int, String) { (plugin, check ?? "", task ?? -1, reason) }
}
