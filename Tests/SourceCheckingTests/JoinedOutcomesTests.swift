import HostMessages
import POSIXSupport
import RuleModel
import Testing

@testable import PluginHosting
@testable import SourceChecking

/// What parts of a run brought, as one.
@Suite struct JoinedOutcomesTests {
  private func finding(_ path: String, line: Int) -> CheckedFinding {
    let place = SourcePosition(line: line, column: 1)
    return CheckedFinding(
      finding: Finding(
        check: "c", severity: .warning, path: path, start: place, end: place, message: "m", rules: [], fixable: false),
      lineText: "", edits: [])
  }

  private func part(_ findings: [CheckedFinding], files: Int, skipped: String, problems: [String]) -> CheckOutcome {
    func all(_ reasons: [String]) -> [CheckProblem] {
      reasons.map { CheckProblem(plugin: "p", check: nil, path: nil, reason: $0) }
    }
    var part = CheckOutcome(
      findings: findings, files: files, skipped: [SkippedFile(path: skipped, reason: "r")], problems: all(problems))
    part.advice = all(problems)
    part.broken = [skipped]
    return part
  }

  @Test func partsAreJoined() {
    let parts = [
      part([finding("b", line: 2), finding("c", line: 1)], files: 3, skipped: "z", problems: ["one", "two"]),
      part([finding("a", line: 9), finding("b", line: 1)], files: 4, skipped: "y", problems: ["two", "three"]),
    ]
    let joined = CheckOutcome(joining: parts)
    #expect(joined.findings.map { "\($0.finding.path):\($0.finding.start.line)" } == ["a:9", "b:1", "b:2", "c:1"])
    #expect(joined.files == 7 && joined.skipped.map(\.path) == ["y", "z"] && joined.broken == ["y", "z"])
    #expect(joined.problems.map(\.reason) == ["one", "two", "three"])
    #expect(joined.advice.map(\.reason) == ["one", "two", "three"])
    #expect(joined.times == nil && joined.count(.warning) == 4 && joined.count(.error) == 0)
    let only = CheckOutcome(joining: [parts[0]])
    #expect(only.findings == parts[0].findings && only.files == 3 && only.problems == parts[0].problems)
    #expect(CheckOutcome(joining: []).files == 0)
  }

  /// Two plugins of ours may have a check of the same name.
  @Test func timesAreJoined() throws {
    func plugin(_ id: String) -> (hosted: HostedPlugin, said: PluginDescription) {
      let checks = ["a", "b"].map {
        CheckDescription(
          id: $0, level: .info, title: "", literals: [], rules: [], isOnByDefault: true, isFixable: false)
      }
      let descriptor = PluginDescriptor(abi: 1, id: id, version: "1", checks: checks, answers: [])
      return (
        HostedPlugin(library: FilePath("\(id).so"), descriptor: descriptor, digest: nil, checks: ["a", "b"]),
        PluginDescription(id: id, version: "1", checks: checks, answersQuestions: false)
      )
    }
    let plugins = [plugin("q"), plugin("p")]
    var times = HostTimes()
    times.add(.loading(library: 1, nanoseconds: 3))
    times.add(.loading(library: 2, nanoseconds: 4))
    let spent: [(library: UInt16, check: UInt16, time: UInt64)] = [
      (0, 0, 5), (1, 0, 6), (1, 1, 7), (1, 2, 8), (2, 0, 9),
    ]
    times.add(
      .checking(
        task: 0, parsing: 2,
        checks: spent.map {
          CheckTime(check: CheckReference(library: $0.library, check: $0.check), nanoseconds: $0.time)
        }))
    let part = CheckTimes(times, of: plugins.map(\.hosted), plugins.map(\.said))
    #expect(
      part.checks.map { "\($0.plugin) \($0.check) \($0.nanoseconds) \($0.files)" } == ["p a 6 1", "p b 7 1", "q a 5 1"])
    let joined = try #require(CheckTimes(joining: [part, part]))
    #expect(
      joined.checks.map { "\($0.plugin) \($0.check) \($0.nanoseconds) \($0.files)" }
        == ["p a 12 2", "p b 14 2", "q a 10 2"])
    #expect(joined.loading == ["p": 6] && joined.parsing == 4 && joined.parsedFiles == 2)
    #expect(joined.time(ofPlugin: "p") == 26 && joined.time(ofPlugin: "q") == 10)
    #expect(CheckTimes(joining: []) == nil)
  }
}
