package import FigmaImport
package import POSIXSupport
import RuleModel

/// What agents ask of designs: each call takes a link, a file key or a file on disk, and gives one text.
///
/// Whoever offers these to agents takes the names from `names`; the other names are those that documents use for them.
package struct FigmaTools: Sendable {
  /// The tools by name, with the names that mean the same.
  package static let names: [(name: String, others: [String])] = [
    ("get_swift_tree", []), ("get_design_tokens", ["get_variable_defs"]), ("get_screenshot_url", ["get_screenshot"]),
    ("explain_node", []), ("generate_swiftui", []), ("list_screens", []),
  ]

  private let symbols: SymbolTable
  private let folder: FilePath
  private let service: @Sendable () throws -> FigmaService

  /// - Parameters:
  ///   - folder: where relative paths of files start.
  ///   - service: asked for only when a link has to be fetched, so that files need no token.
  package init(symbols: SymbolTable, folder: FilePath, service: @escaping @Sendable () throws -> FigmaService) {
    self.symbols = symbols
    self.folder = folder
    self.service = service
  }

  /// The slim tree as JSON of at most `maxBytes`; what is cut off says by `more` which layer to ask for next.
  ///
  /// - Parameter from: how many parts of the root to leave out: the `next` of an answer that had no room for all.
  package func tree(
    of design: String, node: String?, depth: Int? = nil, from: Int = 0, maxBytes: Int = 48_000
  ) throws -> String {
    var tree = try read(design, node).tree
    tree.skip(from)
    if let depth { tree.cut(toDepth: max(depth, 1)) }
    tree.cut(toBytes: maxBytes)
    return tree.json()
  }

  /// The named values of a design as JSON; where it names none, the palette that it shows.
  package func tokens(of design: String, node: String?) throws -> String { try read(design, node).tree.tokens.json() }

  /// The address of a picture of a layer, or the path of one beside the file.
  ///
  /// A design on disk without a picture is no error: a sentence says that there is none.
  package func screenshot(of design: String, node: String?) throws -> String {
    guard let link = try link(design) else {
      let found = try read(design, node).node
      return FigmaTools.picture(of: found.id, beside: folder.pushing(FilePath(design)))?.string
        ?? "not available offline: no picture lies beside the design"
    }
    let id = try node.map { id throws(FigmaError) in try FigmaLink.nodeID(id) } ?? link.nodeID
    guard let id else { throw FigmaError.badLink(text: design, reason: "it names no layer") }
    return try service().screenshot(link, node: id)
  }

  /// What became of `layer`, a layer below the one that is shown, and why.
  package func explanation(of layer: String, in design: String, node: String?) throws -> String {
    let id = try FigmaLink.nodeID(layer)
    let (tree, shown, _) = try read(design, node, explains: true)
    guard let lines = tree.explanation(of: id, in: shown) else { throw FigmaError.noNode(id: id, near: []) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The Swift file for a screen.
  package func code(for design: String, node: String?, name: String? = nil) throws -> String {
    GeneratedScreen(of: try read(design, node).tree, name: name).code
  }

  /// The screens of a design, one a line: id, size, name.
  package func screens(of design: String) throws -> String {
    try document(design, nil).screens().map { screen in
      let size = screen.box.map { "\(Int(nearest: $0.width)) x \(Int(nearest: $0.height))" } ?? "no size"
      return "\(screen.id)\t\(size)\t\(PlainText.name(screen.name))\n"
    }.joined()
  }

  /// The picture that was saved with a design: of its name, or of its name and the layer's id.
  package static func picture(of node: String, beside file: FilePath) -> FilePath? {
    let id = String(node.map { $0 == ":" || $0 == ";" ? "-" : $0 })
    for ending in ["png", "jpg", "svg"] {
      for name in ["\(file.stem ?? "")-\(id)", file.stem ?? ""] {
        let picture = file.removingLastComponent().appending("\(name).\(ending)")
        if FileStatus(picture)?.kind == .file { return picture }
      }
    }
    return nil
  }

  // MARK: - Reading

  /// The link that a text is; nil where a file of that name exists.
  private func link(_ design: String) throws -> FigmaLink? {
    if FigmaLink.isLink(design) { return try FigmaLink(design) }
    return FileStatus(folder.pushing(FilePath(design))) == nil ? try FigmaLink(design) : nil
  }

  private func document(_ design: String, _ node: String?) throws -> FigmaDocument {
    guard let link = try link(design) else {
      return try FigmaDocument(json: try FileContents.bytes(of: folder.pushing(FilePath(design))))
    }
    return try service().document(link, node: node)
  }

  private func read(
    _ design: String, _ node: String?, explains: Bool = false
  ) throws -> (tree: SlimTree, node: FigmaNode, document: FigmaDocument) {
    let id = try node.map { id throws(FigmaError) in try FigmaLink.nodeID(id) } ?? link(design)?.nodeID
    let document = try document(design, id)
    let shown = if let id { try document.node(id) } else { try document.mainScreen() }
    var options = SlimTreeOptions()
    options.symbols = symbols
    options.explains = explains
    return (SlimTree(of: shown, in: document, options: options), shown, document)
  }
}
