import HostMessages
import POSIXSupport
import Testing

@testable import PluginHosting

/// What several groups of hosts bring back, put together.
@Suite struct OutcomeMergingTests {
  private static let files: [HostTask] = (0..<3).map { .check(FilePath("f\($0)"), shownAs: "f\($0)") }

  private func outcome(
    _ results: [HostResult], problems: [PluginProblem] = [], plugins: Int = 1
  ) -> HostOutcome {
    HostOutcome(
      results: results, plugins: Array(repeating: nil, count: plugins), abandoned: [], problems: problems)
  }

  private func report(_ task: UInt32, _ outcome: FileReport.Outcome = .checked, isBroken: Bool = false) -> HostResult {
    .checked(FileReport(task: task, outcome: outcome, isBroken: isBroken))
  }

  @Test func whatNobodyCanReadIsNotAskedForAgain() {
    var merging = OutcomeMerging(tasks: Self.files, plugins: 2)
    #expect(merging.due == [0, 1, 2])
    merging.take(outcome([report(0, .skipped("no")), .failed("no"), report(2)]), for: [0, 1, 2], numbers: [0])
    #expect(merging.due == [2])
    #expect(merging.outcome.results == [report(0, .skipped("no")), .failed("no"), report(2)])
  }

  /// A plugin that is left out altogether says so once; else each of its files is told of.
  @Test(
    arguments: [
      ([], true), ([PluginProblem(plugin: 0, check: nil, task: nil, reason: "out")], false),
      ([PluginProblem(plugin: 0, check: "c", task: nil, reason: "in")], true),
      ([PluginProblem(plugin: 0, check: nil, task: 0, reason: "in")], true),
    ] as [([PluginProblem], Bool)])
  func filesThatAPluginDidNotCheck(problems: [PluginProblem], areTold: Bool) {
    var merging = OutcomeMerging(tasks: Self.files, plugins: 2)
    merging.take(outcome([report(0), report(1), report(2)]), for: [0, 1, 2], numbers: [0])
    merging.take(
      outcome([report(0), .failed("it hung"), report(2, .skipped("gone"))], problems: problems), for: [0, 1, 2],
      numbers: [1])
    let told = merging.outcome.problems.filter { $0.reason.hasPrefix("it did not check this file: ") }
    #expect(told.map(\.task) == (areTold ? [1, 2] : [2]) && told.allSatisfy { $0.plugin == 1 })
    #expect(merging.outcome.results == [report(0), report(1), report(2)])
  }

  @Test func answersOfAllAreJoined() {
    func answered(_ library: UInt16, _ text: String) -> HostResult {
      let answer = GivenAnswer(library: library, confidence: 1, key: "", statement: text, code: "")
      let fault = PluginFault(library: library, check: nil, reason: text)
      return .answered(AnswerReport(task: 0, answers: [answer], faults: [fault]))
    }
    var merging = OutcomeMerging(tasks: [.ask("x")], plugins: 3)
    for (number, result) in [.failed("no"), answered(0, "one"), answered(0, "two")].enumerated() {
      #expect(merging.due == [0])
      merging.take(outcome([result]), for: [0], numbers: [number])
    }
    guard case .answered(let report)? = merging.outcome.results.first else {
      Issue.record("nothing was answered")
      return
    }
    #expect(report.answers.map { "\($0.library) \($0.statement)" } == ["1 one", "2 two"])
    #expect(report.faults.map { "\($0.library) \($0.reason)" } == ["1 one", "2 two"])
  }

  /// Whether it parses is what the first host says, unless that had no reason to parse it.
  @Test func whoSaysWhetherAFileParses() {
    let fault = PluginFault(library: 0, check: nil, reason: "r")
    let broken = FileReport(task: 0, outcome: .checked, faults: [fault], isBroken: true)
    let unparsed = FileReport(task: 0, outcome: .unparsed, faults: [fault])
    let sound = FileReport(task: 0, outcome: .checked, faults: [])
    let first = unparsed.merged(with: broken)
    #expect(first.outcome == .checked && first.isBroken && first.faults.count == 2)
    let second = sound.merged(with: broken)
    #expect(second.outcome == .checked && !second.isBroken && second.faults.count == 1)
    #expect(broken.merged(with: unparsed).isBroken)
  }

  @Test func timesAreAddedUp() {
    let check = CheckReference(library: 0, check: 3)
    var times = HostTimes()
    times.add(.loading(library: 0, nanoseconds: 4))
    times.add(.loading(library: 0, nanoseconds: 3))
    for time: UInt64 in [5, .max] {
      times.add(.checking(task: 0, parsing: 2, checks: [CheckTime(check: check, nanoseconds: time)]))
    }
    #expect(times.loading == [0: 7] && times.parsing.nanoseconds == 4 && times.parsing.files == 2)
    #expect(times.checks[check]?.nanoseconds == .max && times.checks[check]?.files == 2)
    var sum = HostTimes()
    for _ in 0..<2 { sum.add(times, numbers: [6]) }
    #expect(sum.loading == [6: 14] && sum.parsing.nanoseconds == 8 && sum.parsing.files == 4)
    #expect(sum.checks[CheckReference(library: 6, check: 3)]?.files == 4)
    sum.add(sum)
    #expect(sum.loading == [6: 28] && sum.parsing.files == 8)
  }
}
