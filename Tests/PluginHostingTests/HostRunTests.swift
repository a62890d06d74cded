import HostMessages
import POSIXSupport
import Testing

@testable import PluginHosting

/// Whose fault it was that a host ended, by what its mark says and what can be true.
@Suite struct HostRunTests {
  private static let own = CheckReference(library: 0, check: 0)

  private static func plugin(_ id: String, digest: String?, checks: Int = 2) -> (HostedPlugin, PluginDescription) {
    let checks = (0..<checks).map {
      CheckDescription(
        id: "c\($0)", level: .warning, title: "T", literals: ["l"], rules: [], isOnByDefault: true, isFixable: true)
    }
    return (
      HostedPlugin(
        library: FilePath("\(id).so"),
        descriptor: PluginDescriptor(abi: 1, id: id, version: "1", checks: checks, answers: []), digest: digest,
        checks: checks.map(\.id)),
      PluginDescription(id: id, version: "1", checks: checks, answersQuestions: true)
    )
  }

  /// A run whose plugins are loaded: one that came with swiftkit, unless there are digests.
  private func run(digests: [String?] = [nil], checks: Int = 2, tasks: [HostTask]? = nil, count: Int = 5) -> HostRun {
    let plugins = digests.enumerated().map { Self.plugin("p\($0)", digest: $1, checks: checks) }
    let pool = HostPool(host: FilePath("host"), plugins: plugins.map(\.0), environment: [], repair: "")
    let tasks = tasks ?? (0..<count).map { .check(FilePath("f\($0)"), shownAs: "f\($0)") }
    var run = HostRun(pool: pool, tasks: tasks)
    for (number, plugin) in plugins.enumerated() { run.loaded(number, plugin.1) }
    return run
  }

  private func end(_ mark: RunningMark?, isHang: Bool = false, isOverdue: Bool = false) -> HostWorker.End {
    HostWorker.End(
      mark: mark, isHang: isHang, isOverdue: isOverdue, limit: .seconds(1), ending: .exited(3), lastWords: nil)
  }

  @Test(arguments: [(false, 3, false), (false, 4, true), (true, 1, false), (true, 2, true)])
  func howOftenACheckMayFail(isHang: Bool, times: Int, isAbandoned: Bool) throws {
    var run = run()
    for task in 0..<times {
      try run.hostEnded(end(.checking(task: UInt32(task), Self.own), isHang: isHang), unfinished: [task])
    }
    #expect(run.newlyAbandoned() == (isAbandoned ? [Self.own] : []))
    #expect(run.newlyAbandoned().isEmpty)
    #expect(run.outcome.problems.count == (isAbandoned ? 1 : times))
    #expect(run.outcome.abandoned == (isAbandoned ? [Self.own] : []))
  }

  /// What another check of the plugin did is still told of.
  @Test func anAbandonedCheckHidesNoOther() throws {
    var run = run()
    let other = CheckReference(library: 0, check: 1)
    for task in 0..<4 { try run.hostEnded(end(.checking(task: UInt32(task), Self.own)), unfinished: [task]) }
    try run.hostEnded(end(.checking(task: 4, other)), unfinished: [4])
    #expect(
      run.outcome.problems == [
        PluginProblem(
          plugin: 0, check: "c0", task: nil,
          reason: "it crashed or hung on several files; none of its findings are used"
        ),
        PluginProblem(
          plugin: 0, check: "c1", task: 4, reason: "checking this file ended the process with exit(3)"),
      ])
  }

  @Test(arguments: [(false, 3), (true, 1)]) func endsThatNobodyExplains(isHang: Bool, tolerated: Int) throws {
    var run = run()
    for _ in 0..<tolerated { try run.hostEnded(end(nil, isHang: isHang), unfinished: []) }
    #expect(throws: HostingError.self) { try run.hostEnded(end(nil, isHang: isHang), unfinished: []) }
  }

  /// The fourth time the host itself is at fault.
  @Test(
    arguments: [
      .idle, .checking(task: 1, own), .checking(task: 0, CheckReference(library: 0, check: 9)),
      .checking(task: 0, CheckReference(library: 9, check: 0)), .loading(library: 9), .answering(task: 1, library: 0),
      .answering(task: 0, library: 9), .parsing(task: 1), .reading(task: 1),
    ] as [RunningMark])
  func marksThatCannotBeTrueBlameNobody(mark: RunningMark) throws {
    var run = run()
    for _ in 0..<3 { try run.hostEnded(end(mark), unfinished: [0]) }
    #expect(run.outcome.problems == [] && run.done == 0 && run.excludedPlugins.isEmpty)
    #expect(throws: HostingError.self) { try run.hostEnded(end(mark), unfinished: [0]) }
  }

  @Test func aPluginThatIsOutIsNotBlamedAgain() throws {
    var run = run()
    run.refused(0, "no")
    run.refused(0, "again")
    #expect(run.outcome.problems.map(\.reason) == ["it was not loaded: no"])
    for _ in 0..<3 { try run.hostEnded(end(.loading(library: 0)), unfinished: []) }
    #expect(throws: HostingError.self) { try run.hostEnded(end(.loading(library: 0)), unfinished: []) }
    #expect(run.outcome.problems.count == 1)
  }

  @Test(arguments: [(RunningMark.parsing(task: 0), "parsing it"), (.reading(task: 0), "reading it")])
  func aFileThatEndsOurOwnWorkIsGivenUp(mark: RunningMark, activity: String) throws {
    var run = run(count: 2)
    let first = run.takeTask()
    #expect(first == 0)
    try run.hostEnded(end(mark), unfinished: [0])
    #expect(run.remaining == 1 && run.done == 1 && !run.isDone)
    #expect(run.outcome.results.first == .failed("\(activity) ended the process with exit(3)"))
    // A host of somebody else's plugin is not believed about files.
    var strange = self.run(digests: ["d"], count: 2)
    try strange.hostEnded(end(mark), unfinished: [])
    try strange.hostEnded(end(mark), unfinished: [0])
    #expect(strange.done == 0)
  }

  /// One end counts 1 and a hang 8, until they are more than 64.
  @Test(arguments: [(false, 64, 4), (true, 8, 2)])
  func aStrangerWhoseHostKeepsEnding(isHang: Bool, tolerated: Int, timesPerCheck: Int) throws {
    var run = run(digests: ["d"], checks: 20, count: 70)
    for number in 0...tolerated {
      #expect(run.excludedPlugins.isEmpty && !run.isDone, "\(number)")
      let check = CheckReference(library: 0, check: UInt16(number / timesPerCheck))
      try run.hostEnded(end(.checking(task: UInt32(number), check), isHang: isHang), unfinished: [number])
    }
    #expect(run.excludedPlugins == [0] && run.isDone)
    #expect(run.outcome.problems.contains { $0.reason.hasPrefix("it is not used: the plugin host kept ending; most") })
  }

  /// Nothing gets done: strangers are left out at once, what came with swiftkit is not.
  @Test func hostsThatAreOverdue() throws {
    var strange = run(digests: ["d", "e"])
    try strange.hostEnded(end(.idle, isHang: true, isOverdue: true), unfinished: [0])
    #expect(strange.excludedPlugins == [0, 1] && strange.isDone)
    #expect(
      strange.outcome.problems.map(\.reason)
        == Array(repeating: "it is not used: running it took longer than 1 s", count: 2))
    var ours = run()
    try ours.hostEnded(end(.checking(task: 0, Self.own), isHang: true, isOverdue: true), unfinished: [0])
    #expect(ours.excludedPlugins.isEmpty && !ours.isDone)
  }

  @Test func doneIsWhoeverHasNothingToDo() {
    var none = run(digests: [])
    #expect(!none.isDone)
    for task in 0..<5 {
      let isBelieved = [FileReport.Outcome.checked, .unparsed].map { outcome in
        none.checked(FileReport(task: UInt32(task), outcome: outcome))
      }
      #expect(isBelieved == [true, true] && none.done == task + 1)
    }
    #expect(none.isDone && none.outcome.results.allSatisfy { $0 != .failed("it was not reached") })
    var strange = run(digests: ["d", "e"])
    strange.refused(1, "no")
    #expect(!strange.isDone)
  }

  @Test func whatWasSaidFirstHolds() {
    var run = run()
    run.loaded(0, PluginDescription(id: "other", version: "2", checks: [], answersQuestions: false))
    #expect(run.outcome.plugins.map { $0?.id } == ["p0"] && run.outcome.problems == [])
  }

  @Test func checksThatTheLibraryLacks() {
    let (plugin, said) = Self.plugin("p", digest: nil)
    var run = HostRun(
      pool: HostPool(host: FilePath("host"), plugins: [plugin], environment: [], repair: ""), tasks: [.ask("x")])
    run.loaded(
      0, PluginDescription(id: "p", version: "1", checks: Array(said.checks.prefix(1)), answersQuestions: true))
    #expect(
      run.outcome.problems == [
        PluginProblem(
          plugin: 0, check: "c1", task: nil, reason: "it is in the descriptor, but not in the library")
      ])
  }

  @Test(arguments: [(1, true), (0, false), (2, false)]) func editsHaveOneOutcomeEach(outcomes: Int, isBelieved: Bool) {
    var run = run(tasks: [.edit([], [CodeEdit(.import, into: "", text: "A")], isRemoval: false), .ask("x")])
    let report = EditReport(task: 0, source: [], outcomes: Array(repeating: .made, count: outcomes))
    #expect(run.edited(report) == isBelieved)
    #expect(run.done == (isBelieved ? 1 : 0))
    let other = run.edited(EditReport(task: 1, source: [], outcomes: [.made]))
    #expect(!other)
  }
}
