import HostMessages

/// What a plugin answers to a question.
package struct HostedAnswer: Hashable, Sendable {
  /// The id of the plugin that answers.
  package let plugin: String
  /// 0 to 1: how sure the plugin is that this is what was asked.
  package let confidence: Double
  package let key: String
  package let statement: String
  /// An example in Swift, or empty.
  package let code: String
}

extension HostPool {
  /// The answers of the pool's plugins, the surest first, and what went wrong.
  ///
  /// No process is started when no descriptor says that its plugin may answer such a question.
  package func answers(
    to question: String
  ) throws(HostingError) -> (answers: [HostedAnswer], problems: [PluginProblem]) {
    let able = plugins.filter { $0.descriptor.mayAnswer(question) }
    guard !able.isEmpty else { return ([], []) }
    let pool = HostPool(
      host: host, plugins: able, limits: limits, settings: settings, environment: environment, repair: repair)
    let outcome = try pool.run([.ask(question)], width: 1)
    guard case .answered(let report)? = outcome.results.first else { return ([], outcome.problems) }
    let answers = report.answers.compactMap { answer -> HostedAnswer? in
      guard able.indices.contains(Int(answer.library)) else { return nil }
      return HostedAnswer(
        plugin: able[Int(answer.library)].descriptor.id, confidence: answer.confidence, key: answer.key,
        statement: answer.statement, code: answer.code)
    }
    let order = answers.enumerated().sorted { left, right in
      (right.element.confidence, left.offset) < (left.element.confidence, right.offset)
    }
    // Problems name plugins by their place in the whole list.
    let places = able.compactMap { plugins.firstIndex(of: $0) }
    let problems = outcome.problems.map {
      PluginProblem(plugin: places[$0.plugin], check: $0.check, task: nil, reason: $0.reason)
    }
    return (order.map(\.element), problems)
  }
}
