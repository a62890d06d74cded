import ArgumentParser
import BundledContent
import FigmaImport
import FigmaService
import POSIXSupport

/// Which design a command is about: a file, standard input or a link, and the layer in it.
struct FigmaDesignOptions: ParsableArguments {
  @Argument(help: "A file with an answer of Figma's REST API, '-' for standard input, or a link to figma.com.")
  var design: String

  @Option(name: .long, help: "The id of the layer, as 12:34 or 12-34; a link may name it too.")
  var node: String?

  @OptionGroup var service: FigmaServiceOptions

  /// The document that the argument stands for.
  func document(in context: CommandContext) throws -> FigmaDocument {
    if FigmaLink.isLink(design) {
      let link = try FigmaLink(design)
      let id = try node.map { id throws(FigmaError) in try FigmaLink.nodeID(id) }
      return try service.service(in: context).document(
        link, node: id, isFresh: service.refresh, version: service.fileVersion)
    }
    return try FigmaDocument(json: try bytes(design, in: context))
  }

  private func bytes(_ path: String, in context: CommandContext) throws -> [UInt8] {
    if path == "-" {
      do {
        return try FileContents.readToEnd(0, limit: 256 << 20)
      } catch {
        throw FileFault("read", "standard input", code: error)
      }
    }
    return try FileContents.bytes(of: context.resolve(path))
  }

  /// The layer that is asked for, or the main screen.
  func node(of document: FigmaDocument) throws -> FigmaNode {
    if let node { return try document.node(try FigmaLink.nodeID(node)) }
    if FigmaLink.isLink(design), let id = try FigmaLink(design).nodeID { return try document.node(id) }
    return try document.mainScreen()
  }

  /// The slim tree of the layer that is asked for.
  func tree(in context: CommandContext, _ change: (inout SlimTreeOptions) -> Void = { _ in }) throws -> SlimTree {
    try treeAndNode(in: context, change).tree
  }

  /// The same with the layer and its document.
  func treeAndNode(
    in context: CommandContext, _ change: (inout SlimTreeOptions) -> Void = { _ in }
  ) throws -> (tree: SlimTree, node: FigmaNode, document: FigmaDocument) {
    let document = try document(in: context)
    var options = SlimTreeOptions()
    options.symbols = try FigmaDesignOptions.symbols(in: context)
    change(&options)
    let node = try node(of: document)
    return (SlimTree(of: node, in: document, options: options), node, document)
  }

  /// The names of SF Symbols.
  static func symbols(in context: CommandContext) throws -> SymbolTable {
    guard let content = context.executable.flatMap({ InstalledContent(executable: $0) }) else { return SymbolTable() }
    return try SymbolTable(lines: try FileContents.bytes(of: content.data.appending("sf-symbols.tsv")))
  }
}

/// How Figma is reached; only links need it.
struct FigmaServiceOptions: ParsableArguments {
  @Option(name: .long, help: "Where Figma's API is; FIGMA_API_BASE says so as well.")
  var apiBase: String?

  @Flag(name: .long, help: "Fetch a link again even though its answer is at hand.")
  var refresh = false

  @Option(name: .long, help: "The version of the file that a link means; the current one by default.")
  var fileVersion: String?

  func service(in context: CommandContext) throws -> FigmaService {
    func value(_ name: String) -> String? {
      context.environment.first { $0.hasPrefix(name + "=") }.map { String($0.dropFirst(name.count + 1)) }
    }
    return try FigmaService(
      token: value("FIGMA_TOKEN"), base: apiBase ?? value("FIGMA_API_BASE") ?? "https://api.figma.com",
      cache: context.cacheFolder?.appending("figma"), environment: context.environment)
  }
}
