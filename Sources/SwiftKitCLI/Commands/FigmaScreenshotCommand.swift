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
      for ending in ["png", "jpg", "svg"] {
        for name in ["\(file.stem ?? "")-\(node.id.map { $0 == ":" ? "-" : String($0) }.joined())", file.stem ?? ""] {
          let picture = file.removingLastComponent().appending("\(name).\(ending)")
          if FileStatus(picture) != nil {
            context.output.write("\(picture)\n")
            return .done
          }
        }
      }
      context.output.write(
        "not available offline: no picture lies beside \(file.lastComponent?.string ?? "the design")\n")
      return .done
    }
    guard (0.01...4).contains(scale) else { throw ValidationError("--scale goes from 0.01 to 4.") }
    let link = try FigmaLink(design.design)
    guard let node = try design.node.map({ try FigmaLink.nodeID($0) }) ?? link.nodeID else {
      throw ValidationError("The link names no layer; add --node.")
    }
    context.output.write(try design.service.service(in: context).screenshot(link, node: node, scale: scale) + "\n")
    return .done
  }
}
