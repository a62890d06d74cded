package import ArgumentParser
import FigmaImport
import POSIXSupport
import Workbench

/// `swiftkit figma explain`: what became of a layer, and why.
package struct FigmaExplainCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain how a layer was converted, and why.",
    discussion: "Without --layer, explains every layer that was left out.")

  @OptionGroup var design: FigmaDesignOptions

  @Option(name: .long, help: "The id of the layer to explain.")
  var layer: String?

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    if let layer {
      let lines = try design.source(in: context).explanation(of: layer, in: design.request)
      for line in lines { context.show(line + "\n") }
      return .done
    }
    let tree = try design.read(in: context) { $0.explains = true }.tree
    for verdict in tree.verdicts where !verdict.isKept {
      context.show("\(verdict.id)  \(verdict.type) '\(verdict.name)': left out, \(verdict.reason)\n")
    }
    return .done
  }
}
