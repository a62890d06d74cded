package import ArgumentParser
import Reports
import Scaffolding
import Workbench

/// Takes back the last command that wrote to the project.
package struct UndoCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    leaf: "undo",
    abstract: "Take back the last new, update or destroy; a second undo brings it back.",
    discussion: "A file that was changed since then stops it, and nothing is touched.")

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    let root = try ProjectRoot(around: context.workingFolder).folder
    let transaction = Transaction(in: root, context.workplace.transactions)
    guard let changes = try transaction.undo() else {
      context.show("There is nothing to take back.\n")
      return .findings
    }
    context.show(PlanText.lines(takingBack: changes).map { "  \($0)\n" }.joined() + "Taken back.\n")
    return .done
  }
}
