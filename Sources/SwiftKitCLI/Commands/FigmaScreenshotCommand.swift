package import ArgumentParser
import FigmaImport
import FigmaService
import POSIXSupport

/// `swiftkit figma screenshot-url`: where a picture of a layer is.
package struct FigmaScreenshotCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    commandName: "screenshot-url",
    abstract: "Print the address of a picture of a layer.",
    discussion: """
      Figma draws the picture and keeps it for thirty days. For a file on disk a picture of the same name beside it, png or svg, is what was \
      saved with it; where there is none, that is said, and it is no error: 'tree --format svg' draws what was understood.
      """)

  @OptionGroup var design: FigmaDesignOptions

  @Option(name: .long, help: "How large, from 0.01 to 4.")
  var scale = 2.0

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    guard FigmaLink.isLink(design.design) else {
      let document = try design.document(in: context)
      let node = try design.node(of: document)
      let file = context.resolve(design.design)
      if let picture = FigmaTools.picture(of: node.id, beside: file) {
        context.show("\(picture)\n")
        return .done
      }
      context.show(
        "not available offline: no picture lies beside \(file.lastComponent?.string ?? "the design")\n")
      return .done
    }
    guard (0.01...4).contains(scale) else { throw ValidationError("--scale goes from 0.01 to 4.") }
    let link = try FigmaLink(design.design)
    guard let node = try design.node.map({ try FigmaLink.nodeID($0) }) ?? link.nodeID else {
      throw ValidationError("The link names no layer; add --node.")
    }
    context.show(try design.service.service(in: context).screenshot(link, node: node, scale: scale) + "\n")
    return .done
  }
}
