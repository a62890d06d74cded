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
      The task may be a sentence or a page. For each part that it asks for: rules, decisions, the templates to begin with \
      and the checks that the code will be held to, in Markdown that costs no more than --budget tokens of a language \
      model; and what nothing in the documents speaks of. The exit code is 1 when they do not speak of the task at all.
      """)

  @Argument(help: "The task: a sentence or the whole brief.")
  var task: [String]

  @Option(help: ArgumentHelp("The most tokens that it may cost.", valueName: "tokens"))
  var budget = 1500

  @OptionGroup var source: IndexOptions

  @Flag(name: .long, help: "Print one JSON document.")
  var json = false

  package init() {}

  package func validate() throws {
    if budget < 100 { throw ValidationError("'--budget \(budget)' holds no rule; use a number from 100 up") }
  }

  package func run(in context: CommandContext) throws -> ExitStatus {
    let found = try source.withStore(in: context) { store in
      try AgentContext(task.joined(separator: " "), budget: budget, from: store, in: context.workplace)
    }
    if json { context.output.write(try JSONText.report(found.document)) } else { context.show(found.text) }
    return found.isCovered ? .done : .findings
  }
}
