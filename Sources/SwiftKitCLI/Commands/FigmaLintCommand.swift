package import ArgumentParser
import FigmaImport
import POSIXSupport
import WireFormats
import Workbench

/// `swiftkit figma lint`: what in a design makes a conversion guess.
package struct FigmaLintCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "List what in a design makes a conversion guess.",
    discussion: """
      Frames without auto layout, names that Figma gave, text sizes that the system does not have, colours without a style, targets that are \
      too small for a finger, unknown symbols. Exits with 1 when there is something.
      """)

  @OptionGroup var design: FigmaDesignOptions

  @Flag(name: .long, help: "Print one JSON document.")
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
