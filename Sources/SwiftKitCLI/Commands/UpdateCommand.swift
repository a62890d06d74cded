package import ArgumentParser
import POSIXSupport
import Scaffolding

/// Brings generated files up to what their template makes today.
package struct UpdateCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    commandName: "update",
    abstract: "Bring a feature up to its template of today, and keep your edits.",
    discussion: """
      Three texts meet: what was generated then, what is generated now, and the file with your edits. Where both sides \
      changed the same lines, both are written between diff3 markers and the exit code is 1. Neither git nor the old \
      template is needed.
      """)

  @Argument(help: "The name that 'new' was given, such as 'Portfolio'.")
  var name: String

  @OptionGroup var options: RevisionOptions

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    try options.run(in: context) { root throws(ScaffoldingError) in
      try Revision(
        updating: name, in: root, library: ScaffoldOptions.library(for: root, in: context),
        editing: CodeEditingHost.editing(in: context))
    }
  }
}
