package import ArgumentParser
import POSIXSupport
import Scaffolding
import Workbench

/// Begins a template of the project's own.
package struct TemplateNewCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Create a template in the project's .swiftkit/templates.")

  @Argument(help: "The name of the template, such as 'detail-screen'.")
  var name: String

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    try TemplateDraft.write(in: context) { () throws(ScaffoldingError) in try TemplateDraft(named: name) }
  }
}

extension TemplateDraft {
  /// Makes a draft, writes it into the project around the working folder and says where.
  static func write(
    in context: CommandContext, _ make: () throws(ScaffoldingError) -> TemplateDraft
  ) throws -> ExitStatus {
    do throws(ScaffoldingError) {
      let draft = try make()
      try draft.write(in: try ProjectRoot(around: context.workingFolder).folder, context.workplace.transactions)
      for file in draft.files { context.show("  create  .swiftkit/templates/\(draft.name)/\(file.path)\n") }
      for path in draft.once {
        context.show("note: \(path) does not mention the feature; it is written only where the project lacks it\n")
      }
      context.show(
        "'swiftkit new \(draft.name) <Name>' uses it; 'swiftkit template test \(draft.name)' tests it.\n")
      return .done
    } catch {
      if error.isUsage { throw ValidationError("\(error)") }
      throw error
    }
  }
}
