import ArgumentParser
import BundledContent
import FigmaImport
import POSIXSupport

/// Which design a command is about: a file, standard input or a link, and the layer in it.
struct FigmaDesignOptions: ParsableArguments {
  @Argument(help: "A file with an answer of Figma's REST API, '-' for standard input, or a link to figma.com.")
  var design: String

  @Option(name: .long, help: "The id of the layer, as 12:34 or 12-34; a link may name it too.")
  var node: String?

  /// The document that the argument stands for.
  func document(in context: CommandContext) throws -> FigmaDocument {
    try FigmaDocument(json: try bytes(in: context))
  }

  private func bytes(in context: CommandContext) throws -> [UInt8] {
    if design == "-" {
      return try FileContents.readToEnd(0, limit: 256 << 20)
    }
    return try FileContents.bytes(of: context.resolve(design))
  }

  /// The layer that is asked for, or the main screen.
  func node(of document: FigmaDocument) throws -> FigmaNode {
    if let node { return try document.node(node) }
    return try document.mainScreen()
  }

  /// The slim tree of the layer that is asked for.
  func tree(
    in context: CommandContext, _ change: (inout SlimTreeOptions) -> Void = { _ in }
  ) throws -> SlimTree {
    let document = try document(in: context)
    var options = SlimTreeOptions()
    options.symbols = try symbols(for: document, in: context)
    change(&options)
    return SlimTree(of: try node(of: document), in: document, options: options)
  }

  /// The names of SF Symbols; only read for designs that need them.
  func symbols(for document: FigmaDocument, in context: CommandContext) throws -> SymbolTable {
    guard let content = context.executable.flatMap({ InstalledContent(executable: $0) }) else { return SymbolTable() }
    return try SymbolTable(lines: try FileContents.bytes(of: content.data.appending("sf-symbols.tsv")))
  }
}
