import HostMessages

/// Puts together what the groups of a pool brought back: our own first, then each plugin of somebody else's.
struct OutcomeMerging {
  private let tasks: [HostTask]
  private var results: [HostResult?]
  private var descriptions: [PluginDescription?]
  private var abandoned: Set<CheckReference> = []
  private var problems: [PluginProblem] = []
  private var times: HostTimes?

  init(tasks: [HostTask], plugins: Int) {
    self.tasks = tasks
    results = tasks.map { _ in nil }
    descriptions = Array(repeating: nil, count: plugins)
  }

  /// The tasks that the next group has to do; a file that our own hosts could not read, nobody can.
  var due: [Int] {
    tasks.indices.filter { task in
      switch results[task] {
      case nil, .answered: true
      case .checked(let report): if case .skipped = report.outcome { false } else { true }
      case .edited, .failed: false
      }
    }
  }

  /// Takes what a group says.
  ///
  /// - Parameters:
  ///   - due: the numbers of its tasks here.
  ///   - numbers: the numbers of its plugins here.
  mutating func take(_ outcome: HostOutcome, for due: [Int], numbers: [Int]) {
    for (number, description) in zip(numbers, outcome.plugins) { descriptions[number] = description }
    if let other = outcome.times {
      var sum = times ?? HostTimes()
      sum.add(other, numbers: numbers)
      times = sum
    }
    abandoned.formUnion(outcome.abandoned.map { $0.renumbered(numbers) })
    problems += outcome.problems.map { problem in
      PluginProblem(
        plugin: numbers[problem.plugin], check: problem.check, task: problem.task.map { due[$0] },
        reason: problem.reason)
    }
    let isLeftOut = outcome.problems.contains { $0.check == nil && $0.task == nil }
    let isFirst = numbers.elementsEqual(numbers.indices)
    for (task, result) in zip(due, outcome.results) {
      switch (results[task], isFirst ? result : result.renumbered(numbers)) {
      // Whoever answers next may still have an answer.
      case (nil, .failed): results[task] = isQuestion(task) ? .answered(.nothing) : result
      case (nil, let result): results[task] = result
      case (.checked(let mine), .checked(let other)):
        if case .skipped(let reason) = other.outcome {
          note(numbers, task, reason)
        } else {
          results[task] = .checked(mine.merged(with: other))
        }
      case (.answered(let mine), .answered(let other)):
        results[task] = .answered(
          AnswerReport(task: mine.task, answers: mine.answers + other.answers, faults: mine.faults + other.faults))
      // One that is left out says why; nothing more is to be said file by file.
      case (.checked, .failed(let reason)): if !isLeftOut { note(numbers, task, reason) }
      case (_, .checked), (_, .answered), (_, .edited), (_, .failed): break
      }
    }
  }

  private func isQuestion(_ task: Int) -> Bool { if case .ask = tasks[task] { true } else { false } }

  private mutating func note(_ numbers: [Int], _ task: Int, _ reason: String) {
    problems += numbers.map {
      PluginProblem(plugin: $0, check: nil, task: task, reason: "it did not check this file: \(reason)")
    }
  }

  var outcome: HostOutcome {
    HostOutcome(
      results: results.map { $0 ?? .failed("it was not reached") }, plugins: descriptions, abandoned: abandoned,
      problems: problems.sorted { $0.order < $1.order }, times: times)
  }
}

extension AnswerReport {
  fileprivate static var nothing: AnswerReport { AnswerReport(task: 0, answers: [], faults: []) }
}

extension HostResult {
  fileprivate func renumbered(_ numbers: [Int]) -> HostResult {
    switch self {
    case .checked(let report): .checked(report.renumbered(numbers))
    case .answered(let report): .answered(report.renumbered(numbers))
    case .edited, .failed: self
    }
  }
}
