package import FigmaImport
package import FigmaService
package import POSIXSupport

/// Where designs are read from: files below a folder, standard input, and Figma itself.
package struct DesignSource: Sendable {
  private let folder: FilePath
  let symbols: @Sendable () throws -> SymbolTable
  let service: @Sendable () throws -> FigmaService
  /// What the design '-' is, where there is such a thing.
  package var input: (@Sendable () throws -> [UInt8])?

  /// - Parameters:
  ///   - folder: where relative paths of files start.
  ///   - symbols: the names of SF Symbols, asked for once a design is there.
  ///   - service: asked for only when a link has to be fetched, so that files need no token.
  package init(
    in folder: FilePath, symbols: @escaping @Sendable () throws -> SymbolTable,
    service: @escaping @Sendable () throws -> FigmaService
  ) {
    (self.folder, self.symbols, self.service) = (folder, symbols, service)
  }

  /// Designs as they are reached from here.
  ///
  /// - Parameter base: where Figma's API is; FIGMA_API_BASE says so as well.
  package init(in workplace: Workplace, base: String? = nil) {
    self.init(in: workplace.workingFolder) {
      try SymbolTable(in: workplace)
    } service: {
      try FigmaService(in: workplace, base: base)
    }
  }

  /// A design that was read, and the layer of it that was asked for.
  package struct Reading {
    package let document: FigmaDocument
    package let node: FigmaNode
    package let tree: SlimTree
  }

  /// The layer that is asked for, as a slim tree.
  package func read(
    _ request: DesignRequest, _ change: (inout SlimTreeOptions) -> Void = { _ in }
  ) throws -> Reading {
    let document = try document(request)
    let node = try node(request, of: document)
    var options = SlimTreeOptions()
    options.symbols = try symbols()
    change(&options)
    return Reading(document: document, node: node, tree: SlimTree(of: node, in: document, options: options))
  }

  /// The document, or as much of it as the layer needs.
  package func document(_ request: DesignRequest) throws -> FigmaDocument {
    guard let link = try link(request) else { return try FigmaDocument(json: try bytes(request.design)) }
    let id = try request.node.map { id throws(FigmaError) in try FigmaLink.nodeID(id) }
    return try service().document(link, node: id, isFresh: request.isFresh, version: request.version)
  }

  /// The layer that is asked for, or the main screen.
  package func node(_ request: DesignRequest, of document: FigmaDocument) throws -> FigmaNode {
    if let node = request.node { return try document.node(try FigmaLink.nodeID(node)) }
    if let id = try link(request)?.nodeID { return try document.node(id) }
    return try document.mainScreen()
  }

  /// The link that a design is; nil where it is a file.
  package func link(_ request: DesignRequest) throws -> FigmaLink? {
    let design = request.design
    if FigmaLink.isLink(design) { return try FigmaLink(design) }
    guard request.mayBeKey, FileStatus(file(design)) == nil else { return nil }
    return try FigmaLink(design)
  }

  /// The address of a picture of a layer at Figma; nil where neither the request nor the link names a layer.
  package func address(_ request: DesignRequest, at link: FigmaLink, scale: Double = 2) throws -> String? {
    let id = try request.node.map { id throws(FigmaError) in try FigmaLink.nodeID(id) } ?? link.nodeID
    return try id.map { try service().screenshot(link, node: $0, scale: scale, version: request.version) }
  }

  /// The picture that lies beside a design on disk: of its name, or of its name and the layer's id; no link, and nothing
  /// in another folder, whatever the design calls its layers.
  package func picture(_ request: DesignRequest) throws -> FilePath? {
    let node = try node(request, of: try document(request))
    let file = file(request.design)
    let id = String(node.id.map { $0 == ":" || $0 == ";" ? "-" : $0 })
    for ending in ["png", "jpg", "svg"] {
      for name in ["\(file.stem ?? "")-\(id)", file.stem ?? ""] where !name.contains("/") {
        let picture = file.removingLastComponent().appending("\(name).\(ending)")
        if FileStatus(picture, followingLinks: false)?.kind == .file { return picture }
      }
    }
    return nil
  }

  /// The file that a design names.
  package func file(_ design: String) -> FilePath { folder.pushing(FilePath(design)).lexicallyNormalized() }

  private func bytes(_ design: String) throws -> [UInt8] {
    if design == "-", let input { return try input() }
    return try FileContents.bytes(of: file(design))
  }
}
