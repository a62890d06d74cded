package import ArgumentParser
import POSIXSupport
import Reports
import Scaffolding
import Workbench

/// Lists the templates that `new` finds.
package struct TemplateListCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the templates, their origins and the templates they hide.")

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    let root = try ProjectRoot(around: context.workingFolder).folder
    let library = TemplateLibrary(for: root, in: context.workplace)
    let rows = library.entries().map { entry in
      let hidden = entry.shadows.map(\.rawValue).joined(separator: " and ")
      let origin = entry.origin.rawValue + (hidden.isEmpty ? "" : ", hides \(hidden)")
      let summary = try? library.template(in: entry.folder, origin: entry.origin).summary
      return [entry.name, "\(summary ?? "broken; see 'swiftkit template lint'") [\(origin)]"]
    }
    context.show(TextTable.text(rows, width: context.output.columns))
    return .done
  }
}
