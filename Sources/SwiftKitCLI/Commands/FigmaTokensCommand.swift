package import ArgumentParser
import FigmaImport
import POSIXSupport
import WireFormats
import Workbench

/// `swiftkit figma tokens`: the named values of a design.
package struct FigmaTokensCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    commandName: "tokens",
    abstract: "List the colours, fonts, distances and radii of a design.",
    discussion: """
      Styles give names; what has none is listed as palette, most used first, which is what is left to go by where a design has no styles. \
      Beside each colour stands the system's, where it means one.
      """)

  @OptionGroup var design: FigmaDesignOptions

  @Flag(name: .long, help: "Print one JSON document.")
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
