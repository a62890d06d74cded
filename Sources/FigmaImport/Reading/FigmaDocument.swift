/// What a response of Figma holds: one or several trees of layers and the names of components and styles.
package struct FigmaDocument: Sendable {
  package var name = ""
  package var version = ""
  /// The documents of the response: one for a file, one for each asked node.
  package var roots: [FigmaNode] = []
  /// Ids that the response has with nothing in them.
  package var missing: [String] = []
  package var components: [String: Component] = [:]
  package var componentSets: [String: String] = [:]
  package var styles: [String: Style] = [:]
  package var byteCount = 0

  package struct Component: Sendable {
    package var name = ""
    package var setID: String?
  }

  package struct Style: Sendable {
    package var name = ""
    /// FILL, TEXT, EFFECT, GRID.
    package var type = ""
  }

  /// The layer with this id, wherever it is.
  package func node(_ id: String) throws(FigmaError) -> FigmaNode {
    for root in roots {
      if let found = FigmaDocument.find(id, in: root) { return found }
    }
    if missing.contains(id) { throw .emptyNode(id: id) }
    throw .noNode(id: id, near: screens().prefix(5).map { "\($0.id) (\(PlainText.name($0.name)))" })
  }

  /// The layers that are screens or parts of their own: the frames directly on a page, and the roots of nodes.
  package func screens() -> [FigmaNode] {
    roots.flatMap { root -> [FigmaNode] in
      switch root.type {
      case "DOCUMENT": root.children.filter(\.isVisible).flatMap { FigmaDocument.onPage($0) }
      case "CANVAS", "SECTION": FigmaDocument.onPage(root)
      default: [root]
      }
    }
  }

  /// The screens of a phone; without one, the frames that are large enough for a tablet or a window, else the main screen.
  package func wholeScreens() throws(FigmaError) -> [FigmaNode] {
    let frames = screens().filter { $0.isVisible && $0.box != nil && !$0.children.isEmpty }
    let phones = phones(among: frames)
    if !phones.isEmpty { return phones }
    let large = frames.filter { $0.box.map { $0.width >= 600 && $0.height >= 480 } ?? false }
    return large.isEmpty ? [try mainScreen()] : large
  }

  /// The layer that the prototype begins with, where a page says it.
  package var firstScreen: String? {
    roots.lazy.flatMap { $0.type == "DOCUMENT" ? $0.children : [$0] }
      .first { $0.type == "CANVAS" && !$0.links.isEmpty }?.links.first?.target
  }

  private func phones(among layers: [FigmaNode]) -> [FigmaNode] {
    layers.filter { node in
      guard let box = node.box else { return false }
      return (300...480).contains(box.width) && box.height >= 480
    }
  }

  /// What is converted when nobody names a layer: the first screen-like frame, else the largest.
  package func mainScreen() throws(FigmaError) -> FigmaNode {
    let all = screens().filter { $0.isVisible && $0.box != nil }
    let phones = phones(among: all)
    let drawn = all.filter { !$0.children.isEmpty || $0.text != nil }
    let largest = drawn.max { ($0.box?.area ?? 0) < ($1.box?.area ?? 0) }
    guard let screen = phones.first ?? largest ?? all.first ?? screens().first ?? roots.first else {
      if let id = missing.first { throw .emptyNode(id: id) }
      throw .nothingVisible
    }
    return screen
  }

  /// The name of the component, or of its set, behind an instance.
  package func componentName(of node: FigmaNode) -> String? {
    guard let id = node.componentID, let component = components[id] else { return nil }
    if let set = component.setID, let name = componentSets[set] { return name }
    return component.name
  }

  private static func onPage(_ page: FigmaNode) -> [FigmaNode] {
    page.children.filter(\.isVisible).flatMap { child in
      child.type == "SECTION" ? onPage(child) : [child]
    }
  }

  private static func find(_ id: String, in node: FigmaNode) -> FigmaNode? {
    if node.id == id { return node }
    for child in node.children {
      if let found = find(id, in: child) { return found }
    }
    return nil
  }
}
