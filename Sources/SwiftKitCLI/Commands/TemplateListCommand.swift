package import ArgumentParser
import POSIXSupport
import RuleModel
import Scaffolding
import Workbench

/// Lists the templates that `new` finds.
package struct TemplateListCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the templates, where each comes from and which ones it hides.")

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    let root = try ProjectRoot(around: context.workingFolder).folder
    let library = TemplateLibrary(for: root, in: context.workplace)
    let entries = library.entries()
    let width = entries.map { ForeignText.line($0.name).count }.max() ?? 0
    for entry in entries {
      let plain = ForeignText.line(entry.name)
      let name = plain + String(repeating: " ", count: width - plain.count)
      let hidden = entry.shadows.map(\.rawValue).joined(separator: " and ")
      let origin = entry.origin.rawValue + (hidden.isEmpty ? "" : ", hides \(hidden)")
      let summary = try? library.template(in: entry.folder, origin: entry.origin).summary
      context.show("\(name)  \(summary ?? "broken; see 'swiftkit template lint'") [\(origin)]\n")
    }
    return .done
  }
}
