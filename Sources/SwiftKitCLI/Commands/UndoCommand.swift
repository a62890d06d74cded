package import ArgumentParser
import Reports
import Scaffolding
import Workbench

/// Takes back the last command that wrote to the project.
package struct UndoCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    leaf: "undo",
    abstract: "Undo the last new, update or destroy; a second undo redoes it.",
    discussion: """
      If one of the files has changed since, nothing is undone. Undoing the first 'new' of a project removes everything that \
      swiftkit wrote there, so there is nothing to redo.
      """)

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    let root = try ProjectRoot(recordedAround: context.workingFolder).folder
    let transaction = Transaction(in: root, context.workplace.transactions)
    guard let changes = try transaction.undo() else {
      context.show("There is nothing to undo.\n")
      return .findings
    }
    context.show(PlanText.lines(takingBack: changes).map { "  \($0)\n" }.joined() + "Undone.\n")
    return .done
  }
}
