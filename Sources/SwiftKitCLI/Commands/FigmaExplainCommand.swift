package import ArgumentParser
import FigmaImport
import POSIXSupport

/// `swiftkit figma explain`: what became of a layer, and why.
package struct FigmaExplainCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Say what became of a layer in the tree, and why.",
    discussion: "Without --layer it says so of every layer that was left out.")

  @OptionGroup var design: FigmaDesignOptions

  @Option(name: .long, help: "The id of the layer that is asked about.")
  var layer: String?

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    let (tree, node, _) = try design.treeAndNode(in: context) { $0.explains = true }
    let id = try layer.map { try FigmaLink.nodeID($0) }
    if let id {
      guard let lines = tree.explanation(of: id, in: node) else { throw FigmaError.noNode(id: id, near: []) }
      for line in lines { context.show(line + "\n") }
      return .done
    }
    for verdict in tree.verdicts where !verdict.isKept {
      context.show("\(verdict.id)  \(verdict.type) '\(verdict.name)': left out, \(verdict.reason)\n")
    }
    return .done
  }
}
