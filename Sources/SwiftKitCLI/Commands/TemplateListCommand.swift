package import ArgumentParser
import POSIXSupport
import Scaffolding

/// Lists the templates that `new` finds.
package struct TemplateListCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List templates: where each comes from and which one it hides.")

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    let root = try ProjectRoot(around: context.workingFolder).folder
    let library = ScaffoldOptions.library(for: root, in: context)
    let entries = library.entries()
    let width = entries.map(\.name.count).max() ?? 0
    for entry in entries {
      let name = entry.name + String(repeating: " ", count: width - entry.name.count)
      let hidden = entry.shadows.map(\.rawValue).joined(separator: " and ")
      let origin = entry.origin.rawValue + (hidden.isEmpty ? "" : ", hides \(hidden)")
      let summary = try? library.template(in: entry.folder, origin: entry.origin).summary
      context.output.write("\(name)  \(summary ?? "broken; see 'swiftkit template lint'") [\(origin)]\n")
    }
    return .done
  }
}
