package import FigmaImport
import FigmaService
import POSIXSupport
import RuleModel

extension DesignSource {
  /// The slim tree of a layer, cut to what is wanted.
  package func tree(_ request: TreeRequest) throws -> SlimTree {
    var tree = try read(request.design) { options in
      options.keepsChrome = request.keepsChrome
      options.keepsHidden = request.keepsHidden
      options.explains = request.explains
    }.tree
    tree.skip(request.from)
    if let depth = request.depth { tree.cut(toDepth: max(depth, 1)) }
    if let most = request.maxBytes {
      tree.cut(toBytes: most, explaining: request.explains, isWhole: request.isWhole)
    }
    return tree
  }

  /// All screens of a design.
  package struct Screens {
    package let trees: [SlimTree]
    /// The layer that the prototype begins with, where the design says it.
    package let first: String?
    /// The names of frames that are no screens of the size of the others.
    package let leftOut: [String]
  }

  /// The slim trees of all screens of a design.
  package func screenTrees(_ request: DesignRequest) throws -> Screens {
    let document = try document(request)
    var options = SlimTreeOptions()
    options.symbols = try symbols()
    let screens = try document.wholeScreens()
    let known = Set(screens.map(\.id))
    let others = document.screens().filter { $0.isVisible && !known.contains($0.id) && !$0.children.isEmpty }
    return Screens(
      trees: screens.map { SlimTree(of: $0, in: document, options: options) }, first: document.firstScreen,
      leftOut: others.map { PlainText.name($0.name) })
  }

  /// The tokens of a layer, and the variables of its file where they are wanted: those are at Figma only.
  package func tokens(_ request: DesignRequest, withVariables: Bool) throws -> DesignTokenList {
    let link = try link(request)
    if withVariables, link == nil {
      throw FigmaError.badLink(text: request.design, reason: "only a design at Figma has variables")
    }
    var tokens = try read(request).tree.tokens
    if withVariables, let link { tokens.variables = try service().variables(link, isFresh: request.isFresh) }
    return tokens
  }

  /// What became of a layer below the one that is shown, and why, a line at a time.
  package func explanation(of layer: String, in request: DesignRequest) throws -> [String] {
    let reading = try read(request) { $0.explains = true }
    let id = try FigmaLink.nodeID(layer)
    guard let lines = reading.tree.explanation(of: id, in: reading.node) else {
      throw FigmaError.noNode(id: id, near: [])
    }
    return lines
  }

  /// The screens of a design, one a line: id, size, name.
  package func screens(_ request: DesignRequest) throws -> [String] {
    try document(request).screens().map { screen in
      let size = screen.box.map { "\(Int(nearest: $0.width)) x \(Int(nearest: $0.height))" } ?? "no size"
      return "\(screen.id)\t\(size)\t\(PlainText.name(screen.name))\n"
    }
  }
}
