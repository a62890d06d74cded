package import ArgumentParser
import POSIXSupport
import Scaffolding
import Workbench

/// Brings generated files up to what their template makes today.
package struct UpdateCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    leaf: "update",
    abstract: "Update a feature to its current template, keeping your edits.",
    discussion: """
      Merges three versions: the original generated file, the newly generated file, and your file. If both sides changed the same \
      lines, both versions are written between diff3 conflict markers and the exit code is 1. Neither git nor the old \
      template is needed.
      """)

  @Argument(help: "The name that you passed to 'new', such as 'Portfolio'.")
  var name: String?

  @Flag(name: .long, help: "Update everything that was generated.")
  var all = false

  @OptionGroup var options: RevisionOptions

  package init() {}

  package func validate() throws {
    if all == (name != nil) { throw ValidationError("specify a name to update, or use --all") }
  }

  package func run(in context: CommandContext) throws -> ExitStatus {
    func update(_ root: FilePath, _ name: String) throws(ScaffoldingError) -> Revision {
      try Revision(
        updating: name, in: root, library: TemplateLibrary(for: root, in: context.workplace),
        editing: CodeEditingHost.editing(in: context.workplace), history: context.workplace.transactions.history)
    }
    guard let name else { return try options.runAll(in: context, update) }
    return try options.run(in: context) { root throws(ScaffoldingError) in try update(root, name) }
  }
}
