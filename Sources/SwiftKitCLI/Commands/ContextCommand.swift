package import ArgumentParser
import POSIXSupport
import Reports
import WireFormats
import Workbench

/// `swiftkit context`: what an agent should know before it writes code for a task.
package struct ContextCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    leaf: "context",
    abstract: "Gather what an agent should know before it writes code for a task.",
    discussion: """
      The task can be a sentence or a page. For each part of the task, prints rules, decisions, templates to start \
      from, and the checks that will run. The output is Markdown. Its limit is --budget, in tokens of a language model. \
      Parts that the documents do not cover are listed. If they cover no part, the exit code is 1.
      """)

  @Argument(help: "The task: a sentence or the whole brief.")
  var task: [String]

  @Option(help: ArgumentHelp("The maximum number of tokens.", valueName: "tokens"))
  var budget = 2400

  @OptionGroup var source: IndexOptions

  @Flag(name: .long, help: "Print the result as JSON.")
  var json = false

  package init() {}

  package func validate() throws {
    if budget < 100 { throw ValidationError("'--budget \(budget)' is too small; use 100 or more") }
  }

  package func run(in context: CommandContext) throws -> ExitStatus {
    let found = try source.withStore(in: context) { store in
      try AgentContext(task.joined(separator: " "), budget: budget, from: store, in: context.workplace)
    }
    if json { context.output.write(try JSONText.report(found.document)) } else { context.show(found.text) }
    return found.isCovered ? .done : .findings
  }
}
