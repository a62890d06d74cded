package import ArgumentParser
import FigmaImport
import POSIXSupport
import WireFormats
import Workbench

/// `swiftkit figma tokens`: the named values of a design.
package struct FigmaTokensCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    commandName: "tokens",
    abstract: "List the colors, fonts, spacing and radii of a design.",
    discussion: """
      Values with a style are listed under its name; the others are listed as the palette, most used first. Colors that \
      match a system color are shown under its name.

      With --variables, Figma is also asked for the variables of the file: colors and numbers with a value for each mode, \
      such as light and dark. Figma gives them to tokens with the scope file_variables:read, for files of an Enterprise plan.
      """)

  @OptionGroup var design: FigmaDesignOptions

  @Flag(name: .long, help: "Also list the variables of the file, with their value in each mode.")
  var variables = false

  @Flag(name: .long, help: "Print the result as JSON.")
  var json = false

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    let tokens = try design.source(in: context).tokens(design.request, withVariables: variables)
    if json {
      context.output.write(tokens.json(schemaVersion: JSONText.schemaVersion))
    } else {
      for line in tokens.lines() { context.show(line + "\n") }
    }
    return .done
  }
}
