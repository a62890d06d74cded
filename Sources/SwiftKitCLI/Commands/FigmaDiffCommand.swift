package import ArgumentParser
import FigmaImport
import POSIXSupport
import Workbench

/// `swiftkit figma diff`: what changed between two versions of a screen.
package struct FigmaDiffCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Show what changed between two versions of a screen.",
    discussion: """
      Compares the trees, so new ids and layers that the tree leaves out do not count as changes. The last lines name \
      the sections to regenerate. \
      The exit code is 1 if something changed.
      """)

  @Argument(help: "The older version of the design.")
  var old: String

  @OptionGroup var design: FigmaDesignOptions

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    var before = design
    before.design = old
    let (first, second) = (try before.read(in: context).tree, try design.read(in: context).tree)
    let lines = TreeDifference.lines(from: first, to: second)
    for line in lines { context.show(line + "\n") }
    for name in TreeDifference.changedSections(from: first, to: second) where !lines.isEmpty {
      context.show("changed section: \(name)\n")
    }
    return lines.isEmpty ? .done : .findings
  }
}
