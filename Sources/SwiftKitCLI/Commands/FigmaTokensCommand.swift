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
      """)

  @OptionGroup var design: FigmaDesignOptions

  @Flag(name: .long, help: "Print the result as JSON.")
  var json = false

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    let tokens = try design.read(in: context).tree.tokens
    if json {
      context.output.write(tokens.json(schemaVersion: JSONText.schemaVersion))
    } else {
      for line in tokens.lines() { context.show(line + "\n") }
    }
    return .done
  }
}
