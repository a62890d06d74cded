package import ArgumentParser
import POSIXSupport
import Scaffolding
import Workbench

/// Brings generated files up to what their template makes today.
package struct UpdateCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    leaf: "update",
    abstract: "Bring a feature up to its template of today, and keep your edits.",
    discussion: """
      Three texts meet: what was generated then, what is generated now, and the file with your edits. Where both sides \
      changed the same lines, both are written between diff3 markers and the exit code is 1. Neither git nor the old \
      template is needed.
      """)

  @Argument(help: "The name that 'new' was given, such as 'Portfolio'.")
  var name: String?

  @Flag(name: .long, help: "Update everything that was generated, one after the other.")
  var all = false

  @OptionGroup var options: RevisionOptions

  package init() {}

  package func validate() throws {
    if all == (name != nil) { throw ValidationError("say what to update: a name, or --all") }
  }

  package func run(in context: CommandContext) throws -> ExitStatus {
    func update(_ root: FilePath, _ name: String) throws(ScaffoldingError) -> Revision {
      try Revision(
        updating: name, in: root, library: TemplateLibrary(for: root, in: context.workplace),
        editing: CodeEditingHost.editing(in: context.workplace))
    }
    guard let name else { return try options.runAll(in: context, update) }
    return try options.run(in: context) { root throws(ScaffoldingError) in try update(root, name) }
  }
}
