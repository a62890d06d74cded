package import ArgumentParser
import FigmaImport
import POSIXSupport
import Workbench

/// `swiftkit figma export`: the pictures of a design as an asset catalog.
package struct FigmaExportCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Export the images that generated screens use to an asset catalog.",
    discussion: """
      Figma renders the images, which get the names that 'generate' uses: drawings become SVG files that keep their vectors, photos become PNG \
      files at two and three times their size. All files are written or none, and none is overwritten without --force.
      """)

  @OptionGroup var design: FigmaDesignOptions

  @Option(name: .long, help: "The folder for the catalog, or the catalog itself.")
  var out: String

  @Option(name: .long, help: "The format of all images; by default what suits each.")
  var format: DesignPictures.Format?

  @Flag(name: .long, help: "Export the images of all phone screens, as 'generate --all' names them.")
  var all = false

  @Flag(name: .long, help: "Overwrite files that differ.")
  var force = false

  package init() {}

  package func validate() throws {
    if all, design.request.node != nil { throw ValidationError("--all is for the whole design; leave out --node.") }
  }

  package func run(in context: CommandContext) throws -> ExitStatus {
    let source = design.source(in: context)
    guard let link = try source.link(design.request) else {
      throw ValidationError("Only a design at Figma has images to export; use a figma.com link.")
    }
    let assets = try assets(in: context)
    let pictures = try source.pictures(of: assets, at: link, version: design.service.fileVersion, as: format)
    if assets.isEmpty {
      context.remark(
        "note: nothing to export: \(all ? "the screens use" : "the screen uses") no images of the design\n")
    }
    var folder = context.resolve(out)
    if folder.extension != "xcassets" { folder = folder.appending("Assets.xcassets") }
    for file in pictures.files.isEmpty
      ? []
      : try DesignFiles.write(
        pictures.files(for: folder), to: folder, overwriting: force, in: context.workplace)
    where file.extension != "json" {
      context.show("\(file)\n")
    }
    for (reason, names) in pictures.missing {
      context.remark("note: left out, since \(reason): \(names.joined(separator: ", "))\n")
    }
    return pictures.files.isEmpty && !pictures.missing.isEmpty ? .failed : .done
  }

  /// The pictures of one screen, or of all.
  private func assets(in context: CommandContext) throws -> [GeneratedScreen.Asset] {
    guard all else { return GeneratedScreen(of: try design.read(in: context).tree).assets }
    let screens = try design.trees(in: context)
    return GeneratedDesign(of: screens.trees, startingAt: screens.first).assets
  }
}

extension DesignPictures.Format: ExpressibleByArgument {}
