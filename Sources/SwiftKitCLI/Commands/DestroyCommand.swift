package import ArgumentParser
import POSIXSupport
import Scaffolding
import Workbench

/// Removes what `new` wrote.
package struct DestroyCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    leaf: "destroy",
    abstract: "Remove what 'new' wrote for a name, as far as nobody has edited it.",
    discussion: """
      A file goes when it is still what was generated, by its hash. Edited files stay and are listed, with exit code 1; \
      what another feature uses stays as well. What was put into other Swift files is taken out of them again.
      """)

  @Argument(help: "The name that 'new' was given, such as 'Portfolio'.")
  var name: String

  @Flag(name: .long, help: "Remove edited files too.")
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
