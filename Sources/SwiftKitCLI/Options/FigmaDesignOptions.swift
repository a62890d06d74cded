import ArgumentParser
import FigmaImport
import POSIXSupport
import Workbench

/// Which design a command is about: a file, standard input or a link, and the layer in it.
struct FigmaDesignOptions: ParsableArguments {
  @Argument(help: "A file with an answer of Figma's REST API, '-' for standard input, or a link to figma.com.")
  var design: String

  @Option(name: .long, help: "The id of the layer, as 12:34 or 12-34; a link may name it too.")
  var node: String?

  @OptionGroup var service: FigmaServiceOptions

  /// What is asked for.
  var request: DesignRequest {
    var request = DesignRequest(design, node: node)
    (request.isFresh, request.version) = (service.refresh, service.fileVersion)
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
  func trees(in context: CommandContext) throws -> [SlimTree] { try source(in: context).screenTrees(request) }
}

/// How Figma is reached; only links need it.
struct FigmaServiceOptions: ParsableArguments {
  @Option(name: .long, help: "Where Figma's API is; FIGMA_API_BASE says so as well.")
  var apiBase: String?

  @Flag(name: .long, help: "Fetch a link again even though its answer is at hand.")
  var refresh = false

  @Option(name: .long, help: "The version of the file that a link means; the current one by default.")
  var fileVersion: String?
}
