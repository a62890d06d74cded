package import ArgumentParser
import FigmaImport
import POSIXSupport
import WireFormats
import Workbench

/// `swiftkit figma lint`: what in a design makes a conversion guess.
package struct FigmaLintCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "List the parts of a design that the conversion has to guess.",
    discussion: """
      Reports frames without auto layout, default layer names, text sizes that match no text style, colors without a style, touch targets \
      that are too small, and unknown symbols. The exit code is 1 if there are any.
      """)

  @OptionGroup var design: FigmaDesignOptions

  @Flag(name: .long, help: "Print the result as JSON.")
  var json = false

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    let reading = try design.read(in: context)
    let problems = DesignLint.problems(in: reading.node, of: reading.document, tree: reading.tree)
    if json {
      context.output.write(DesignLint.json(problems, schemaVersion: JSONText.schemaVersion))
    } else {
      for problem in problems { context.show("\(problem.id): \(problem.message) [\(problem.rule)]\n") }
    }
    return problems.isEmpty ? .done : .findings
  }
}
