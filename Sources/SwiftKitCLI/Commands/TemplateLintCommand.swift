package import ArgumentParser
import POSIXSupport
import RuleModel
import Scaffolding

/// Looks for mistakes in a template.
package struct TemplateLintCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Say what is wrong with a template, with file, line and column.")

  @Argument(help: "The template's folder.")
  var folder: String

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    do throws(ScaffoldingError) {
      let template = try ScaffoldOptions.library(
        for: try ProjectRoot(around: context.workingFolder).folder, in: context
      )
      .template(in: context.resolve(folder), origin: .project)
      context.show("\(template.name) \(template.version): no mistakes in \(template.files.count) files.\n")
      return .done
    } catch {
      guard case .template(let problem) = error else { throw error }
      context.show(ForeignText.line("\(problem)") + "\n")
      return .findings
    }
  }
}
