package import ArgumentParser
import POSIXSupport
import Scaffolding
import Workbench

/// Removes what `new` wrote.
package struct DestroyCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    leaf: "destroy",
    abstract: "Delete the files that 'new' wrote for a name.",
    discussion: """
      If one of the files has been edited, nothing is deleted. The edited files are listed, and the exit code is 1. Files that \
      another feature uses are kept. Code that was inserted into other Swift files is also removed.
      """)

  @Argument(help: "The name that you passed to 'new', such as 'Portfolio'.")
  var name: String

  @Flag(name: .long, help: "Delete edited files too.")
  var force = false

  @OptionGroup var options: RevisionOptions

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    try options.run(in: context) { root throws(ScaffoldingError) in
      try Revision(
        destroying: name, in: root, force: force, editing: CodeEditingHost.editing(in: context.workplace))
    }
  }
}
