package import Answering
import POSIXSupport
import PluginHosting

extension PluginInventory {
  /// What plugins answer to a question; whatever keeps them from it is remarked on and costs nothing else.
  ///
  /// No process is started when no descriptor says that its plugin may have an answer.
  package static func answers(to question: String, in workplace: Workplace) -> [Answering.PluginAnswer] {
    do {
      return try PluginInventory(in: workplace, answering: question).answers(to: question, in: workplace)
    } catch {
      workplace.remark("swiftkit: no answers from plugins: \(error)\n")
      return []
    }
  }

  /// The same of plugins that are at hand already.
  package func answers(to question: String, in workplace: Workplace) -> [Answering.PluginAnswer] {
    do {
      let able = plugins.filter { $0.descriptor.mayAnswer(question) }
      guard !able.isEmpty else { return [] }
      let outcome = try pool(of: able).answers(to: question)
      for problem in outcome.problems {
        let plugin = able[problem.plugin].descriptor.id
        workplace.remark("swiftkit: the plugin '\(plugin)': \(problem.reason)\n")
      }
      return outcome.answers.map {
        Answering.PluginAnswer(
          plugin: $0.plugin, key: $0.key, statement: $0.statement, code: $0.code, confidence: $0.confidence)
      }
    } catch {
      workplace.remark("swiftkit: no answers from plugins: \(error)\n")
      return []
    }
  }
}
