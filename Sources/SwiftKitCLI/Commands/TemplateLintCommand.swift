package import ArgumentParser
import POSIXSupport
import RuleModel
import Scaffolding
import Workbench

/// Looks for mistakes in a template.
package struct TemplateLintCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Find problems in a template, with file, line and column.")

  @Argument(help: ArgumentHelp("The template: its name or folder.", valueName: "template"), completion: .templates)
  var name: String

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    let root = try ProjectRoot(around: context.workingFolder).folder
    do throws(ScaffoldingError) {
      let template = try TemplateLibrary(for: root, in: context.workplace).template(meantBy: name, in: context)
      context.show("\(template.name) \(template.version): no problems in \(template.files.count) files.\n")
      return .done
    } catch {
      if error.isUsage { throw ValidationError("\(error)") }
      guard case .template(let problem) = error else { throw error }
      context.show(ForeignText.line("\(problem)") + "\n")
      return .findings
    }
  }
}

extension TemplateLibrary {
  /// The template in the folder that `text` is the path of, or the nearest one of that name.
  func template(meantBy text: String, in context: CommandContext) throws(ScaffoldingError) -> Template {
    let folder = context.resolve(text)
    let isPath = text.contains("/") || FileStatus(folder.appending("template.json"))?.kind == .file
    return isPath ? try template(in: folder, origin: .project) : try template(named: text)
  }
}
