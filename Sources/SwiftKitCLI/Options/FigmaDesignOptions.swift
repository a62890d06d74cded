import ArgumentParser
import FigmaImport
import POSIXSupport
import Workbench

/// Which design a command is about: a file, standard input or a link, and the layer in it.
struct FigmaDesignOptions: ParsableArguments {
  @Argument(help: "A saved response from Figma's REST API, '-' for standard input, a figma.com link, or a file key.")
  var design: String

  @Option(name: .long, help: "The layer's id, such as 12:34 or 12-34; a link may already contain it.")
  var node: String?

  @OptionGroup var service: FigmaServiceOptions

  /// What is asked for.
  var request: DesignRequest {
    var request = DesignRequest(design, node: node)
    (request.isFresh, request.version) = (service.refresh, service.fileVersion)
    request.mayBeKey = FigmaLink.looksLikeKey(design)
    return request
  }

  /// Where it is read from.
  func source(in context: CommandContext) -> DesignSource {
    var source = DesignSource(in: context.workplace, base: service.apiBase)
    source.input = {
      do throws(Errno) {
        return try FileContents.readToEnd(0, limit: 256 << 20)
      } catch {
        throw FileFault("read", "standard input", code: error)
      }
    }
    return source
  }

  /// The layer that is asked for, as a slim tree.
  func read(
    in context: CommandContext, _ change: (inout SlimTreeOptions) -> Void = { _ in }
  ) throws -> DesignSource.Reading {
    try source(in: context).read(request, change)
  }

  /// All screens of the design, as slim trees.
  func trees(in context: CommandContext) throws -> DesignSource.Screens { try source(in: context).screenTrees(request) }
}

/// How Figma is reached; only links need it.
struct FigmaServiceOptions: ParsableArguments {
  @Option(name: .long, help: "The URL of Figma's API; can also be set with FIGMA_API_BASE.")
  var apiBase: String?

  @Flag(name: .long, help: "Fetch a link again even if it is cached.")
  var refresh = false

  @Option(name: .long, help: "The version of the linked file; by default the current one.")
  var fileVersion: String?
}
