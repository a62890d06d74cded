package import ArgumentParser
import FigmaImport
import FigmaService
import POSIXSupport
import Workbench

/// `swiftkit figma screenshot-url`: where a picture of a layer is.
package struct FigmaScreenshotCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    commandName: "screenshot-url",
    abstract: "Print the URL of an image of a layer.",
    discussion: """
      Figma renders the image and keeps it for thirty days. For a design on disk, prints the path of the PNG or SVG with the same name \
      next to it; a missing image is not an error. 'tree --format svg' draws the tree instead.
      """)

  @OptionGroup var design: FigmaDesignOptions

  @Option(name: .long, help: "The scale of the image, from 0.01 to 4.")
  var scale = 2.0

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    let source = design.source(in: context)
    guard let link = try source.link(design.request) else {
      let name = source.file(design.design).lastComponent?.string ?? "the design"
      let picture = try source.picture(design.request)
      context.show("\(picture?.string ?? "not available offline: there is no image next to \(name)")\n")
      return .done
    }
    guard (0.01...4).contains(scale) else { throw ValidationError("--scale must be between 0.01 and 4.") }
    guard let address = try source.address(design.request, at: link, scale: scale) else {
      throw ValidationError("The link does not name a layer; add --node.")
    }
    context.show(address + "\n")
    return .done
  }
}
