extension SlimTree {
  /// What became of a layer, as lines; nil where the document has no such layer.
  ///
  /// The tree must have been built with verdicts.
  package func explanation(of id: String, in node: FigmaNode) -> [String]? {
    var found: FigmaNode?
    var above: [FigmaNode] = []
    func search(_ candidate: FigmaNode, _ path: [FigmaNode]) {
      if found != nil { return }
      if candidate.id == id {
        found = candidate
        above = path
        return
      }
      for child in candidate.children { search(child, path + [candidate]) }
    }
    search(node, [])
    guard let found else { return nil }
    var lines = ["\(id)  \(found.type) '\(PlainText.name(found.name))'"]
    let own = verdicts.filter { $0.id == id }
    for verdict in own { lines.append((verdict.isKept ? "kept: " : "left out: ") + verdict.reason) }
    if own.isEmpty {
      // Nothing was said of it, so the nearest layer above that something was said of stands for it.
      let parent = above.reversed().compactMap { layer in verdicts.last { $0.id == layer.id } }.first
      if let parent {
        lines.append(
          "\(parent.isKept ? "is a part of" : "left out with") '\(parent.name)' (\(parent.id)): \(parent.reason)")
      } else {
        lines.append("is the background of the other layers")
      }
    }
    if let slim = root.first(where: { $0.id == id }) {
      var words = ["in the tree: \(slim.kind.rawValue)"]
      if let role = slim.role { words.append("role \(role.rawValue)") }
      if let icon = slim.icon { words.append("symbol \(icon)") }
      lines.append(words.joined(separator: ", "))
    }
    return lines
  }
}
